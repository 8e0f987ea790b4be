/** A chequered PNG of 48 × 30 pixels, bright and detailed enough for the face check. */
const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAADAAAAAeCAIAAADlxgqWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAU0lEQVRYhe3QsQ0AMBDCwJ+YYZkorTcISLikOnFCRr/2G6juIQcghAbqe0gBCKOB+h5yAEJooL6HFIAwGqjvIQcghAbqe0gBCKOB+h5yAEIoDvQAc8+Mlwsxb+YAAAAASUVORK5CYII=',
  ),
  (character) => character.charCodeAt(0),
);

/** Creates a PNG file. Its bytes end with the kind, so that documents of different kinds are different files. */
export const picture = (kind: string): File => new File([png, kind], `${kind}.png`, { type: 'image/png' });
