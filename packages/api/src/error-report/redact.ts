import { allScreenDefinitions } from '@quayside/rules/internals/flow-definitions';

/**
 * The words of error messages of browsers and of this code. Any other word can be a customer's data and is redacted (F64).
 */
const plainWords = new Set(
  `a aborted access across after already an and answer app are argument arguments array as assign assignment at attempt await bad be because been before bigint
  bind body boundary bridge browser but by call callback called cannot can't chunk circular class clone close closed code command connection const constant
  constructor content context convert could creating cross css current cyclic data database day declared defined delete denied deprecated destructured did didn't
  dispatch document does doesn't dynamic dynamically element empty encountered end ended error evaluating event exceeded exist exists expected export extensible
  failed fetch few field fields file find for found frame from full function get given handler has hook hooks html http hydrated hydrating hydration if import
  imported in index infinite initialization initialize initialized input insecure instance instanceof instead integer interface internal interrupted into invalid
  is isn't it iterable iterator its json json.parse key keyword length lexical limit line listener load loaded loading lookup many match maximum may memory message
  method minified mismatch missing mode module more must name native network never new no node non not nothing null number object of offline on one only open operation
  operator option or origin out outside own page parameter parse parsing permission pending pointer position primitive private promise properties property
  protocol prototype provider quota range react read reading reason recursion redefine reducer reference refused regular rejected rejection render rendered renders
  request requests resize resolve response route scope script secure security see server set setting shape signal size socket source stack state static status
  storage store string structure stylesheet suspended symbol synchronous syntax tag target that the then this time timeout timed timer to token too transaction tree
  trying two type typed typeerror unavailable undefined unexpected unhandled unknown unterminated update upload url use used user using valid value values
  variable version view was web while with within without worker write wrong you`.split(/\s+/),
);

/** Returns a message in which `*` replaces every word outside `plainWords`. Reads 1,000 characters and returns at most 500. */
export const redactMessage = (message: string): string =>
  message
    .slice(0, 1000)
    .split(/[^\p{L}\p{N}'.]/u)
    .map((word) => word.replace(/^['.]+|['.]+$/g, ''))
    .filter(Boolean)
    .map((word) => (plainWords.has(word.toLowerCase()) ? word : '*'))
    .join(' ')
    .replace(/\*(?: \*)+/g, '*')
    .slice(0, 500);

/** The words of URLs besides the paths of flows: those of apps, registration pages and desktop help. */
const otherWords = 'account acct embed hand hk home mainland off open pro promo register sg web webapp';

const pathWords = new Set([
  ...otherWords.split(' '),
  ...allScreenDefinitions.flatMap(({ path }) => path.toLowerCase().split(/[/-]/)),
]);

/** Returns the path of a URL, without host, query and fragment. `*` replaces each part that has a word outside `pathWords`. */
export function redactUrl(href: string): string {
  const [path = ''] = href.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/);
  const isOurs = (part: string) => part.split('-').every((word) => pathWords.has(word.toLowerCase()));
  return path
    .slice(0, 300)
    .split('/')
    .map((part) => (part === '' || isOurs(part) ? part : '*'))
    .join('/');
}

/** Returns a user agent without the native app's `name=value` pairs, because they contain the token. */
export const redactUserAgent = (userAgent: string): string =>
  userAgent
    .slice(0, 1000)
    .replace(/[^\s;()]*=[^\s;()]*/g, '')
    .replace(/[^ -~]/g, '')
    .slice(0, 300);

/** Returns file, line and column of each stack frame, without the message and function names. */
export const redactStack = (stack: string): string =>
  stack
    .split('\n')
    .flatMap(
      (line) =>
        /(?:^\s+at\s|@)(?:.*[/\\(])?([\w.-]{1,80}\.(?:m?js|tsx?)):(\d{1,7}):(\d{1,7})\)?$/
          .exec(line)
          ?.slice(1, 4)
          .join(':') ?? [],
    )
    .slice(0, 20)
    .join(' ');
