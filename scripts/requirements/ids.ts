/** The number of requirements in each group of the specification, and of the messages that it quotes. */
const groups = {
  NAV: 7,
  START: 11,
  LANG: 6,
  SKIN: 3,
  UI: 8,
  FORM: 4,
  RULE: 22,
  TIER: 4,
  STATE: 7,
  CALL: 7,
  BRIDGE: 2,
  CRYPT: 3,
  ERR: 4,
  FAIL: 4,
  HOST: 3,
  MSG: 40,
} as const;

/** The ids of all requirements, such as `RULE-08`, and of all messages, such as `MSG-11`. */
export const requirementIds: readonly string[] = Object.entries(groups).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}-${String(index + 1).padStart(2, '0')}`),
);
