/** A regional app that this machine serves. */
export type LaunchedApp = {
  /** its folder in hosts/ */
  readonly name: string;
  /** `Singapore` */
  readonly title: string;
  /** 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore */
  readonly appType: number;
  /** where it starts, with a slash at the end */
  readonly url: string;
  /** what is special about it, a sentence */
  readonly about: string;
};
