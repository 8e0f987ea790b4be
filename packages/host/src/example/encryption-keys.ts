/**
 * A placeholder without a modulus, so that a page of the storage bucket `prd` rejects with EncryptionError. A company replaces it with its public RSA key of
 * 3,072 bits (CRYPT-01).
 */
export const production: JsonWebKey = { kty: 'RSA', e: 'AQAB', n: '' };

/** The RSA public key of all stages except production, as JWK (RFC 7517). The sandbox contains its private half, which is public. */
export const test: JsonWebKey = {
  kty: 'RSA',
  e: 'AQAB',
  n: 'xYsZvTN4Mv9KgBe2Lc_zyREwoKipnV0An-elzVUjul_COr0vvkN8ruat4hijgLS4jR8Jl6ZmQ-rL91a-0vh0S5b26k_p7koYVmaqjsxrYBWDz3-v0jHTaflWMmT2OR6gCfqAuNdMWpTUA7t3iaetBM3yap1_06jDOmwpRzgJ1boyeeby-uXw-fNh0HGEDpHFbGQdjoThPksNIfB-pYFdXkkNHknXCvc82dNQkHopIauUAwWb3mgeXAvvmA4Lo9LrD75N76Q3CB7Ys8Jn0JVZ7KrvZwmlCSlr_0kMjHZ0-_NL5lEqagGN8JEeAOGfu2RrnpyYzhBz1d2CiXZNhkmyEQ',
};
