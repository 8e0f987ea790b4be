/** A chequered PNG of 48 by 30 pixels: light and detail enough for a face, and small. */
const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAADAAAAAeCAIAAADlxgqWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAU0lEQVRYhe3QsQ0AMBDCwJ+YYZkorTcISLikOnFCRr/2G6juIQcghAbqe0gBCKOB+h5yAEJooL6HFIAwGqjvIQcghAbqe0gBCKOB+h5yAEIoDvQAc8+Mlwsxb+YAAAAASUVORK5CYII=',
  ),
  (character) => character.charCodeAt(0),
);

/** Behind the picture stands what it shows: a file of each kind is another file. */
export const picture = (kind: string): File => new File([png, kind], `${kind}.png`, { type: 'image/png' });
