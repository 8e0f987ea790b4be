/** A regional app that this machine serves. */
export type LaunchedApp = {
  /** Name of the app's folder in hosts/. */
  readonly name: string;
  /** Name of the app for readers, such as `Singapore`. */
  readonly title: string;
  /** Type of the app (X-Type): 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore. */
  readonly appType: number;
  /** URL of the app's start page, with a final slash */
  readonly url: string;
  /** What is special about the app, as one sentence. */
  readonly about: string;
};
