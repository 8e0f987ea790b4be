/** A regional app that this machine serves. */
export type LaunchedApp = {
  /** name of its folder in hosts/ */
  readonly name: string;
  /** such as `Singapore` */
  readonly title: string;
  /** 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore */
  readonly appType: number;
  /** URL of its start page, with a final slash */
  readonly url: string;
  /** one sentence about its special features */
  readonly about: string;
};
