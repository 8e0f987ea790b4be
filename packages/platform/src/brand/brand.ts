/** The URLs of a broker's legal pages. */
export type LegalPages = { readonly terms: string; readonly privacy: string };

/**
 * The brand of an edition. It contains only data, so that builds, servers and Storybook can also read it. Colours have
 * the format `#rrggbb`.
 */
export type Brand = {
  /** The wordmark. It is text, and the same in every language. */
  readonly name: string;
  /**
   * The SVG path of the symbol, in a box of 32 × 32 units. The path is drawn as a line of width 2.5, in `spark` on
   * `hero`.
   */
  readonly symbol: string;
  readonly colours: {
    /** The colour of actions and links on light surfaces. */
    readonly accent: string;
    /** The colour of actions and links on dark surfaces. */
    readonly nightAccent: string;
    /** The background of the hero in every skin. It must be dark enough for white text. */
    readonly hero: string;
    /** The second colour of the brand. Only pictures use it, never actions or states. */
    readonly spark: string;
  };
  /** The corner radius of controls. Cards have 1.5 times this radius. */
  readonly radius: `${number}rem`;
  /** The height of rows and gaps between cards. `compact` fits more rows on a screen. Default: `regular`. */
  readonly density?: 'regular' | 'compact';
  /** The font of headings and large amounts. */
  readonly display: {
    readonly weight: number;
    readonly tracking: `${number}em`;
    /** System fonts to use before the fonts of the text. */
    readonly family?: string;
    /**
     * The npm package of a variable font from Fontsource. `npm run brands` writes its Latin characters to a file of the
     * app.
     */
    readonly webFont?: `@fontsource-variable/${string}`;
  };
  /**
   * The colours of buttons in e-mails. By default, the text is white on `accent`. With `night`, the text has the hero
   * colour on `nightAccent`.
   */
  readonly mailButton?: 'night';
  /** The licence number, shown with the name of the regulator. */
  readonly licence: string;
  /** The URLs of the legal pages, which are linked in the footer. Without them, the footer has no links. */
  readonly legalPages?: LegalPages;
  /** The contact details of customer service. `timeZone` is the time zone of its hours. */
  readonly support: { readonly phone: string; readonly email: string; readonly timeZone: string };
};
