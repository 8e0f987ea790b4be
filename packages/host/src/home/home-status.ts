/** Loads the status of a signed-in customer. Apart, because home names the chunks of what it loads, and its first load has no room for their names. */
export const loadStatus = () => import('./customer-status.tsx');
