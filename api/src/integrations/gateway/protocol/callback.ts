/** URL for the gateway's webhooks. */
export const CALLBACK_PATH = '/api/payment/callback';
/** URL to which the gateway returns the browser, followed by the order's number and the outcome. */
export const RETURN_PATH = '/api/payment/return';
