/** Renders the sentences below a chart as one paragraph. Chinese and Japanese have no space after a sentence. */
export const Notes = ({ of }: { of: readonly string[] }) =>
  of.length > 0 ? <p className="m-0 mt-2 text-caption text-ink-muted">{of.join(' ').replaceAll('。 ', '。')}</p> : null;
