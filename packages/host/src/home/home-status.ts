/**
 * Loads the status of a signed-in customer. A separate module, because the chunk of home would otherwise list all chunks of the status, which its size limit
 * does not allow.
 */
export const loadStatus = () => import('./customer-status.tsx');
