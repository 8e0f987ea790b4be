export type GuideEntry = { readonly name: string; readonly target: string; readonly sentence: string };
export type GuideGroup = { readonly title: string; readonly entries: readonly GuideEntry[] };

const entry = /^- \[(?<name>[^\]]+)\]\((?<target>[^)]+)\): (?<sentence>.+)$/gm;

/** Returns the groups (`##`) of docs/README.md with their entries, which are lines such as `- [name](target): sentence`. */
export const guideGroups = (text: string): GuideGroup[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      entries: [...section.matchAll(entry)].map(({ groups }) => groups as GuideEntry),
    }));
