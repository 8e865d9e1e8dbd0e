/** Where the gateway sends its notifications, and the header with its signature over the body. */
export const CALLBACK_PATH = '/api/payment/callback';
export const SIGNATURE_HEADER = 'x-gateway-signature';
