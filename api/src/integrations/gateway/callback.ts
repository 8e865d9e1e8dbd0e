/** Where a gateway tells us of payments, and the header that carries its signature over the body. */
export const CALLBACK_PATH = '/api/payment/callback';
export const SIGNATURE_HEADER = 'x-gateway-signature';
