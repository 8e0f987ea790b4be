/** Public keys (CRYPT-01). The sandbox has the private half of the test key. The company creates the production key and replaces this one before a release. */
export const production: JsonWebKey = {
  kty: 'RSA',
  e: 'AQAB',
  n: 'x_tCBv20EIC-1Xf02cTgNhpOoqd0pbv0efHkvGAz8qGhWawMTIHEsb9-RySM5dycQ5qE0_rjcuJTRPQLFxnrSwy21xrrGCvnIxsRHgxR3OWCoTGVqg3N-grkWp8KRwxsS00cPLmsETbc5VfuFvKpJQjN5Ds7wu2wWQz0mpRweMAPdXvXTCKG9LRMNFWYaVqVlFc616pKOSa01smCAXDWvs2VUv3WQXtJwsqAb9y5yNepiTpiZxuQm7PwRTtkVGZA-2GoUPu0TaUt_r0OMqTwY7v1sFvQZmyhVV-YTXCXKlJbA5azMGZPKhXgvsJ1FfU6j0cUJsYzKk-DokgtmVDuLw',
};

/** The key of every stage but production; an RSA public key as JWK (RFC 7517). */
export const test: JsonWebKey = {
  kty: 'RSA',
  e: 'AQAB',
  n: 'xYsZvTN4Mv9KgBe2Lc_zyREwoKipnV0An-elzVUjul_COr0vvkN8ruat4hijgLS4jR8Jl6ZmQ-rL91a-0vh0S5b26k_p7koYVmaqjsxrYBWDz3-v0jHTaflWMmT2OR6gCfqAuNdMWpTUA7t3iaetBM3yap1_06jDOmwpRzgJ1boyeeby-uXw-fNh0HGEDpHFbGQdjoThPksNIfB-pYFdXkkNHknXCvc82dNQkHopIauUAwWb3mgeXAvvmA4Lo9LrD75N76Q3CB7Ys8Jn0JVZ7KrvZwmlCSlr_0kMjHZ0-_NL5lEqagGN8JEeAOGfu2RrnpyYzhBz1d2CiXZNhkmyEQ',
};
