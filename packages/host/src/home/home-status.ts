/**
 * Loads the module of a signed-in customer's home. This file is separate, because home's chunk would otherwise list all chunks of that module, which its size
 * limit does not allow.
 */
export const loadStatus = () => import('./customer-status.tsx');
