/** Addresses of a broker's legal pages. */
export type LegalPages = { readonly terms: string; readonly privacy: string };

/** What makes the app of an edition recognisable. Data alone, so that a build, a server and Storybook read it too. Colours are `#rrggbb`. */
export type Brand = {
  /** wordmark; it is text and the same in every language */
  readonly name: string;
  /** the path of the symbol in a box of 32 × 32, drawn as a line of 2.5 in `spark` on `hero` */
  readonly symbol: string;
  readonly colours: {
    /** actions and links on light surfaces */
    readonly accent: string;
    /** actions and links on dark surfaces */
    readonly nightAccent: string;
    /** ground of the hero in every skin: dark enough for white text */
    readonly hero: string;
    /** the second colour of the accent pair; only pictures use it, never an action or a state */
    readonly spark: string;
  };
  /** corner of a control; cards have 1.5 times as much */
  readonly radius: `${number}rem`;
  /** height of rows and gaps between cards; `compact` shows more of an account on a screen. `regular` if absent */
  readonly density?: 'regular' | 'compact';
  /** type of headings and of large amounts */
  readonly display: {
    readonly weight: number;
    readonly tracking: `${number}em`;
    /** system fonts to use before those of the text */
    readonly family?: string;
    /** npm package of a variable font of Fontsource; `npm run brands` writes its Latin characters as a file of the app */
    readonly webFont?: `@fontsource-variable/${string}`;
  };
  /** `night`: the button of a mail has `nightAccent` with the ground of the hero as its text; by default, `accent` with white */
  readonly mailButton?: 'night';
  /** licence number, shown with the regulator */
  readonly licence: string;
  /** addresses of the broker's legal pages, shown at the foot of pages; without them, the foot has no links */
  readonly legalPages?: LegalPages;
  /** customer service; `timeZone`: of its hours */
  readonly support: { readonly phone: string; readonly email: string; readonly timeZone: string };
};
