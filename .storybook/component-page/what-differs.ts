type Described = { readonly docs?: { readonly description?: { readonly story?: string } } };

/** Returns the first sentence of what a story's comment says, without marks: what its picture shows that others don't. */
export function whatDiffers(parameters: Described | undefined): string | undefined {
  const text = parameters?.docs?.description?.story?.replaceAll(/\s+/g, ' ').replaceAll(/[`*]/g, '').trim();
  return text ? (/^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text) : undefined;
}
