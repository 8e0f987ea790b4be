import texts from '../../packages/i18n/src/text/flow/en.json' with { type: 'json' };

const words: Readonly<Record<string, string>> = texts;

/** Returns the name of a group of steps, as customers read it above a step. */
export const wordsOfGroup = (group: string): string => words[`group.${group}`] ?? group.replaceAll('-', ' ');
