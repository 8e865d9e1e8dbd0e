/** Where the gateway sends its notifications, and the header with the sandbox's signature over the body. */
export const CALLBACK_PATH = '/api/payment/callback';
export const SIGNATURE_HEADER = 'x-gateway-signature';
/** Where a gateway whose payments we confirm sends the browser back; the order's number and the outcome follow. */
export const RETURN_PATH = '/api/payment/return';
