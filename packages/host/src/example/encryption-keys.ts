/**
 * A placeholder for the public key of production. It has no modulus, so a page in production rejects with `EncryptionError`. A company replaces it with its RSA
 * key of 3,072 bits (CRYPT-01).
 */
export const production: JsonWebKey = { kty: 'RSA', e: 'AQAB', n: '' };

/** The RSA public key of all environments except production, as a JSON Web Key (RFC 7517). Its private key is in the sandbox, and public. */
export const test: JsonWebKey = {
  kty: 'RSA',
  e: 'AQAB',
  n: 'xYsZvTN4Mv9KgBe2Lc_zyREwoKipnV0An-elzVUjul_COr0vvkN8ruat4hijgLS4jR8Jl6ZmQ-rL91a-0vh0S5b26k_p7koYVmaqjsxrYBWDz3-v0jHTaflWMmT2OR6gCfqAuNdMWpTUA7t3iaetBM3yap1_06jDOmwpRzgJ1boyeeby-uXw-fNh0HGEDpHFbGQdjoThPksNIfB-pYFdXkkNHknXCvc82dNQkHopIauUAwWb3mgeXAvvmA4Lo9LrD75N76Q3CB7Ys8Jn0JVZ7KrvZwmlCSlr_0kMjHZ0-_NL5lEqagGN8JEeAOGfu2RrnpyYzhBz1d2CiXZNhkmyEQ',
};
