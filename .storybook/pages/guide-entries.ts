export type GuideEntry = { readonly name: string; readonly target: string; readonly sentence: string };
export type GuideGroup = { readonly title: string; readonly entries: readonly GuideEntry[] };

const entry = /^- \[(?<name>[^\]]+)\]\((?<target>[^)]+)\): (?<sentence>.+)$/gm;

/** Reads the groups (`##`) of the index of all pages, and their entries: `- [name](target): sentence`. */
export const guideGroups = (text: string): GuideGroup[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      entries: [...section.matchAll(entry)].map(({ groups }) => groups as GuideEntry),
    }));
