/** Styles of the simulator besides those of all pages: settings, phone and commands, side by side if there is space. */
export const shellStyles = `
body[data-width=console] { max-width: 1400px }
.shell { display: grid; grid-template-columns: minmax(240px, 320px) 394px minmax(300px, 1fr); gap: 24px 32px; align-items: start }
@media (max-width: 1150px) { .shell { grid-template-columns: minmax(0, 1fr) } }
.phone { width: 394px; max-width: 100%; border: 2px solid var(--line); border-radius: 28px; overflow: hidden; background: var(--paper) }
.phone header { display: flex; align-items: center; justify-content: space-between; min-height: 56px; padding: 0 16px; gap: 8px; border-bottom: 1px solid var(--line) }
.phone header strong { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.phone header button { min-height: 44px; padding: 4px 12px }
#screen { height: 760px }
#screen iframe { width: 100%; height: 100%; border: 0; display: block; background: #fff }
.phone [hidden], #screen iframe[hidden] { display: none }
#said { min-height: 48px; margin: 0; padding: 12px 16px; border-top: 1px solid var(--line); font-size: 14px }
.shell td select { min-height: 44px; width: auto; margin: 0 }
.shell th { font-weight: 400 } .shell th label { font: 14px/44px ui-monospace, monospace; font-weight: 400 }
#log { max-height: 320px; overflow: auto; padding-inline-start: 40px; font: 13px/1.6 ui-monospace, monospace; overflow-wrap: anywhere }
code { overflow-wrap: anywhere }
`;
