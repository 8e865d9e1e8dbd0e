/** URL for the gateway's webhooks, and the header with the sandbox's signature of the body. */
export const CALLBACK_PATH = '/api/payment/callback';
export const SIGNATURE_HEADER = 'x-gateway-signature';
/** URL to which a gateway with confirmation returns the browser, followed by the order's number and the outcome. */
export const RETURN_PATH = '/api/payment/return';
