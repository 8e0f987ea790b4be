/**
 * The words that engines and we ourselves use in error messages. Anything else in a message may be a customer's: names in capitals and lower case, numbers,
 * addresses. So a message keeps these words alone (F64).
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

/** A message with every word that may be a customer's as `*`. */
export const redactMessage = (message: string): string =>
  message
    .slice(0, 1000)
    .split(/[^\p{L}\p{N}'.]+/u)
    .map((word) => word.replace(/^['.]+|['.]+$/g, ''))
    .filter(Boolean)
    .map((word) => (plainWords.has(word.toLowerCase()) ? word : '*'))
    .join(' ')
    .replace(/\*(?: \*)+/g, '*')
    .slice(0, 500);

/** The words that the paths of our routes are made of. */
const pathWords = new Set(
  `account accounttype acct additional address affidavit agreement answers asset assets base ben birth center cfd change check choose consent contact contract
  derivatives detail document documents done eligible embed error experience face fail form futures guardian h5 hand held help hk home info information intro introduce
  joint knowledge list mainland margin market minor modify more not onfido open options outcome photo pro promo prove quiz recognition register
  relationship risk risklevel select sg show sign signature sinpass state statement status submit success tip tips transfer type update upgrade w8 w8ben wait web
  webapp`.split(/\s+/),
);

/** The path of an address without host, query and fragment; a part that is not made of our routes' words as `*`. */
export function redactUrl(href: string): string {
  const path = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)/i.exec(href)?.[1] ?? '';
  const isOurs = (part: string) => part.split('-').every((word) => pathWords.has(word.toLowerCase()));
  return path
    .slice(0, 300)
    .split('/')
    .map((part) => (part === '' || isOurs(part) ? part : '*'))
    .join('/');
}

/** A user agent without the `name=value` pairs of a host app: they hold the token. */
export const redactUserAgent = (userAgent: string): string =>
  userAgent
    .slice(0, 1000)
    .replace(/[^\s;()]*=[^\s;()]*/g, '')
    .replace(/[^ -~]/g, '')
    .slice(0, 300);

/** The places of a stack: file, line and column of our own chunks. Not its message, nor names of functions. */
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
