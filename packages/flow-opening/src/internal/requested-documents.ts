/** Where somebody whose account is open adds what the broker asks for, in an edition that has an account centre. */
export const requestedDocuments = { path: '/requested-documents', name: 'requestedDocuments' } as const;
