/** Stylesheet of all pages of the server. They work from a width of 320 px, at 200 % text, and in light and dark. */
export const stylesheet = `
:root { color-scheme: light dark; --ink: #17202c; --quiet: #55616f; --line: #cfd6de; --paper: #fff; --ground: #f4f6f8; --accent: #0b5cad; --on-accent: #fff; --bad: #a4262c; --bad-ground: #fdf0f0; --good: #1d6b3a; --warn: #7a4a00 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --quiet: #a8b3c0; --line: #3d4855; --paper: #1b222b; --ground: #12171d; --accent: #7cb7ff; --on-accent: #0b1a2b; --bad: #ff9a9e; --bad-ground: #3a1c1f; --good: #7ed3a0; --warn: #f2c27a } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 24px 16px 48px; max-width: 440px; color: var(--ink); background: var(--ground); font: 16px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", "Liberation Sans", Arial, "Noto Sans Thai", "PingFang SC", "Hiragino Sans", "Microsoft YaHei", sans-serif }
html { overflow-x: clip }
.brand, .party { position: relative; display: flex; align-items: center; gap: 8px; margin: -24px 0 24px; min-height: 56px; font-size: 17px }
.brand::after, .party::before { content: ""; position: absolute; z-index: -1; inset: auto calc(50% - 50vw) 0; height: 1px; background: var(--line) }
.tile { flex: none }
.tile rect { fill: var(--tile) }
.tile path { fill: none; stroke: var(--spark); stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round }
.tongues { position: relative; margin-inline-start: auto; font-family: -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; font-weight: 400; letter-spacing: 0 }
.tongues summary { display: flex; align-items: center; justify-content: center; width: 44px; height: 44px; margin-inline-end: -10px; cursor: pointer; list-style: none; border-radius: var(--corner, 6px) }
.tongues summary::-webkit-details-marker { display: none }
.tongues summary svg { fill: none; stroke: currentcolor; stroke-width: 1.75 }
.tongues nav { position: absolute; z-index: 1; inset-block-start: 48px; inset-inline-end: 0; width: max-content; min-width: 180px; padding: 8px; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: calc(var(--corner, 6px) * 1.5); box-shadow: 0 8px 24px rgb(0 0 0 / 16%) }
.tongues ul { display: grid; gap: 0; margin: 0 }
.tongues a { display: flex; align-items: center; min-height: 44px; padding: 4px 12px; color: inherit; font-size: 16px; text-decoration: none; border-radius: var(--corner, 6px) }
.tongues a[aria-current=page] { color: var(--accent); font-weight: 600 }
footer { margin-top: 32px; font-size: 14px }
body[data-width=console] { max-width: 1320px }
:lang(th) { line-height: 1.7 }
:lang(ja) { word-break: auto-phrase }
p, li, dd { text-wrap: pretty }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; text-wrap: balance }
h2 { margin: 32px 0 8px; font-size: 18px }
h3 { margin: 24px 0 4px; font-size: 16px }
p { margin: 0 0 16px }
a { color: var(--accent) }
.quiet { color: var(--quiet) }
.sheet { padding: 20px; background: var(--paper); border: 1px solid var(--line); border-radius: calc(var(--corner, 6px) * 1.5); margin: 0 0 16px }
label, legend { display: block; font-weight: 600; padding: 0 }
.hint { margin: 0 0 4px; color: var(--quiet); font-size: 14px }
.wrong { margin: 0 0 4px; color: var(--bad); font-weight: 600 }
input:not([type=hidden]), select, textarea { width: 100%; min-height: 48px; padding: 8px 12px; margin: 4px 0 16px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--quiet); border-radius: var(--corner, 6px) }
input[aria-invalid=true] { border: 2px solid var(--bad) }
input[autocomplete=one-time-code] { font-size: 22px; letter-spacing: 0.3em; font-variant-numeric: tabular-nums }
button, .button { display: inline-block; min-height: 48px; padding: 10px 20px; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: var(--corner, 6px); cursor: pointer; text-decoration: none }
.button { white-space: nowrap }
button.plain { color: var(--accent); background: transparent }
button.bad { color: var(--bad); background: transparent; border-color: var(--bad) }
body[data-width=form] .sheet > form > button:not(.plain) { width: 100% }
fieldset { border: 0; margin: 0 0 16px; padding: 0; min-width: 0 }
button:disabled { opacity: 0.5; cursor: not-allowed }
fieldset.sheet { min-width: 0 }
fieldset.sheet > legend { float: left; width: 100%; margin: 0 0 8px }
fieldset.sheet > legend + * { clear: both }
.choice { display: flex; gap: 12px; align-items: center; min-height: 48px; font-weight: 400; cursor: pointer }
.choice input:not([type=hidden]) { flex: none; width: 20px; min-height: 20px; margin: 0; accent-color: var(--accent) }
.sheet > h2:first-child { margin-top: 0 }
.sheet > :last-child { margin-bottom: 0 }
iframe { display: block; width: 100%; height: 720px; border: 1px solid var(--line); border-radius: 8px; background: #fff; color-scheme: light }
.mail { display: grid; gap: 12px 24px }
@media (min-width: 960px) { .mail { grid-template-columns: minmax(0, 560px) minmax(0, 1fr) } }
figure { margin: 12px 0 }
figcaption { color: var(--quiet); font-size: 14px }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.alert { padding: 12px 16px; margin: 0 0 16px; color: var(--bad); background: var(--bad-ground); border: 1px solid var(--bad); border-radius: 8px }
.alert p, .note p { margin: 0 }
.note { padding: 12px 16px; margin: 0 0 16px; border: 1px dashed var(--quiet); border-radius: 8px; font-variant-numeric: tabular-nums }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; margin: 0 0 24px; list-style: none }
nav a { display: inline-block; padding: 10px 0 }
nav a[aria-current=page] { color: inherit; font-weight: 600; text-decoration: none }
.row { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end }
.row > * { flex: 0 1 auto }
.row p { margin: 0 }
.row label { font-weight: 400; font-size: 14px; color: var(--quiet) }
.row input:not([type=hidden]), .row select { width: 260px; max-width: 100%; margin: 0 }
.sheet > .row { margin-top: 8px }
.sheet > h3 { margin-top: 0 }
form + p, form + form { margin-top: 12px }
ul.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); gap: 12px; padding: 0; margin: 0; list-style: none }
.tiles > li { margin: 0; padding: 12px 16px 16px }
.tiles a { display: inline-block; padding: 10px 0; font-weight: 600 }
.tiles p { margin: 0; font-size: 15px }
.scroll { overflow-x: auto }
h3[data-stop] { scroll-margin-top: 16px }
table { width: 100%; border-collapse: collapse; font-size: 15px }
td a { white-space: nowrap }
th, td { padding: 8px 12px 8px 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line) }
dl { display: grid; grid-template-columns: minmax(120px, 1fr) 2fr; gap: 4px 16px; margin: 0 0 8px }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
code.id { display: inline-block; max-width: 11ch; overflow: hidden; vertical-align: bottom; text-overflow: ellipsis; white-space: nowrap; user-select: all }
details > summary { cursor: pointer; color: var(--quiet); font-size: 14px }
pre { margin: 0; white-space: pre-wrap; font: inherit; overflow-wrap: anywhere }
.beside { display: grid; gap: 16px 32px; margin: 0 0 16px }
.beside > * { min-width: 0 }
.beside figure:first-child { margin-top: 0 }
@media (min-width: 960px) { .beside:has(figure) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start } .beside:has(figure) > :last-child { position: sticky; top: 16px } .beside img.document { max-height: 70vh } }
caption { padding: 0 0 8px; text-align: start; font-size: 14px }
.queue tr:has(:focus-visible) { background: var(--paper); box-shadow: inset 4px 0 var(--accent) }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
.number + :not(.number) { padding-left: 12px }
.funnel :is(td, th) { white-space: nowrap }
.funnel .quiet { font-weight: 400 }
.bar { display: block; width: clamp(64px, 12vw, 160px); height: 12px; margin-top: 6px }
.bar .all { fill: var(--accent) }
.bar .left { fill: var(--bad) }
@media (forced-colors: active) { .bar .all { fill: CanvasText } .bar .left { fill: Highlight } }
.queue td:first-child { padding-left: 12px }
.queue th:first-child { padding-left: 12px }
.button.plain { color: var(--accent); background: transparent }
kbd { padding: 1px 6px; font: inherit; font-size: 13px; border: 1px solid var(--line); border-radius: 4px; background: var(--paper) }
img.document { display: block; max-width: 100%; max-height: 320px; border: 1px solid var(--line); border-radius: 4px }
.state { display: inline-block; padding: 1px 10px; color: var(--quiet); font-weight: 600; font-size: 14px; white-space: nowrap; background: color-mix(in srgb, currentcolor 10%, transparent); border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); border-radius: 999px }
.state[data-state=under-review] { color: var(--accent) }
.state:is([data-state=accepted], [data-state=opened]) { color: var(--good) }
.state:is([data-state=action-needed], [data-state=due]) { color: var(--warn) }
.state:is([data-state=rejected], [data-state=failed], [data-state=late]) { color: var(--bad) }
.judge > p:first-of-type + p { margin-inline-end: auto }
.row input[type=checkbox] { width: 20px; min-height: 20px; vertical-align: middle }
.decide { position: relative; z-index: 0; margin-top: 24px; padding: 12px 0 }
.decide::before { content: ""; position: absolute; z-index: -1; inset: 0 calc(50% - 50vw); background: var(--paper); border-top: 1px solid var(--line) }
.decide h2 { margin: 0; font-size: 18px }
.decide p { margin: 0 }
.decide .row { justify-content: space-between; align-items: center; gap: 8px 24px }
.refuse { padding: 12px 0; color: var(--bad) }
.apart:has(:target) { outline: 2px solid var(--bad); outline-offset: 2px }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 24px }
body[data-width=console] .brand { margin-bottom: 0; color: #fff }
body[data-width=console] .brand::after { background: var(--hero, #17202c); border-bottom: 0 }
.console { position: relative; z-index: 0; margin: 0 0 24px }
.console::before { content: ""; position: absolute; z-index: -1; inset: 0 calc(50% - 50vw); background: var(--hero, #17202c) }
.console ul { gap: 0 24px; margin: 0 }
.console a { padding: 10px 0 9px; color: #fff; font-weight: 600; text-decoration: none; border-bottom: 3px solid transparent }
.console a:hover { text-decoration: underline }
.console a[aria-current=page] { color: #fff; border-bottom-color: var(--spark, #fff) }
.console a:focus-visible { outline-color: #fff; outline-offset: -2px }
.apart { margin-top: 16px; border-color: var(--bad) }
.apart h3 { color: var(--bad) }
@media (min-width: 960px) and (min-height: 600px) {
html:has(.decide) { scroll-padding-bottom: 120px }
.decide { position: sticky; z-index: 1; bottom: 0 }
.decide::before { box-shadow: 0 -8px 24px rgb(0 0 0 / 12%) }
.console { position: sticky; z-index: 2; top: 0 }
.beside:has(figure) > :last-child { top: 64px }
h3[data-stop], .apart h3 { scroll-margin-top: 64px }
}
`;
