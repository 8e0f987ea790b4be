/** A chequered PNG of 48 by 30 pixels: small, and light and detailed enough for a face. */
const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAADAAAAAeCAIAAADlxgqWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAU0lEQVRYhe3QsQ0AMBDCwJ+YYZkorTcISLikOnFCRr/2G6juIQcghAbqe0gBCKOB+h5yAEJooL6HFIAwGqjvIQcghAbqe0gBCKOB+h5yAEIoDvQAc8+Mlwsxb+YAAAAASUVORK5CYII=',
  ),
  (character) => character.charCodeAt(0),
);

/** Returns a picture. The kind is appended to the file, so that each kind is a different file. */
export const picture = (kind: string): File => new File([png, kind], `${kind}.png`, { type: 'image/png' });
