// What of a picture is to be seen in a box: how large it is, and which of its points lies in the middle of the box. Points of the
// picture go from 0 to 1 each way; points of the box are pixels from its middle.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Rectangle = Point & Size;

export interface View extends Point {
  /** 1: the whole picture is as large as the box allows. */
  zoom: number;
}

/** A box with its picture as it is at zoom 1, and how much larger it may become. */
export interface Room {
  box: Size;
  fit: Size;
  most: number;
}

export const whole: View = { zoom: 1, x: 0.5, y: 0.5 };
export const isWhole = ({ zoom }: View): boolean => zoom < 1.005;

/** The picture in the box, as large as it can be. */
export function fitting(box: Size, aspect: number): Size {
  const width = Math.min(box.width, box.height * aspect);
  return { width, height: width / aspect };
}

/** A part of the world in a picture that shows so much of it. */
export const partOf = (part: Rectangle, extent: Rectangle): Rectangle => ({
  x: (part.x - extent.x) / extent.width, y: (part.y - extent.y) / extent.height, width: part.width / extent.width, height: part.height / extent.height,
});

/** The picture shows more of the world, or less: what is seen of it stays, as large as before. */
export function grown(view: View, before: Rectangle, now: Rectangle, box: Size): View {
  const { width } = fitting(box, before.width / before.height);
  const zoom = width > 0 ? (view.zoom * (width / before.width)) / (fitting(box, now.width / now.height).width / now.width) : view.zoom;
  return { zoom, x: (before.x + view.x * before.width - now.x) / now.width, y: (before.y + view.y * before.height - now.y) / now.height };
}

/** So far the edge of a picture that is close may be drawn into the box, so that nothing has to lie under a thumb or a button. */
const beyond = 56; // pixels

/** As near to a view as it may be: the picture is never lost, and stands in the middle where there is room for all of it. */
export function bounded(view: View, { box, fit, most }: Room): View {
  const zoom = Math.min(Math.max(view.zoom, 1), most);
  const margin = beyond * Math.min(zoom - 1, 1);
  const along = (middle: number, length: number, room: number) => {
    const reach = Math.max(0, length + 2 * margin - room) / (2 * length);
    return Math.min(Math.max(middle, 0.5 - reach), 0.5 + reach);
  };
  return fit.width > 0 ? { zoom, x: along(view.x, fit.width * zoom, box.width), y: along(view.y, fit.height * zoom, box.height) } : { ...view, zoom };
}

/** What lies at a point of the box. */
export const pointAt = ({ zoom, x, y }: View, at: Point, { fit }: Room): Point => ({ x: x + at.x / (fit.width * zoom), y: y + at.y / (fit.height * zoom) });
/** Where in the box a point of the picture lies. */
export const placeOf = ({ zoom, x, y }: View, point: Point, { fit }: Room): Point => ({ x: (point.x - x) * fit.width * zoom, y: (point.y - y) * fit.height * zoom });

/** A point of the picture is brought to a place in the box. */
export function bringing(point: Point, to: Point, zoom: number, room: Room): View {
  const { fit } = room;
  return bounded({ zoom, x: point.x - to.x / (fit.width * zoom), y: point.y - to.y / (fit.height * zoom) }, room);
}

/** Closer or further; what lies at a point of the box stays there. */
export const zoomed = (view: View, zoom: number, at: Point, room: Room): View => bringing(pointAt(view, at, room), at, Math.min(Math.max(zoom, 1), room.most), room);

/** What lay under one point comes to lie under another: the picture goes with the finger. */
export const moved = (view: View, from: Point, to: Point, room: Room): View => bringing(pointAt(view, from, room), to, view.zoom, room);

/** Two fingers have taken the picture from one place to another, and spread or closed. */
export function pinched(view: View, from: [Point, Point], to: [Point, Point], room: Room): View {
  const between = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const spread = ([a, b]: [Point, Point]) => Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
  const zoom = Math.min(Math.max((view.zoom * spread(to)) / spread(from), 1), room.most);
  return bringing(pointAt(view, between(from), room), between(to), zoom, room);
}

/** The least that has to be moved for a part of the picture to be seen, with something around it. */
export function showing(view: View, part: Rectangle, room: Room): View {
  const along = (from: number, to: number, length: number) => {
    const edge = length / 2 - Math.min(beyond / 2, length / 8);
    return from < -edge ? from + edge : to > edge ? Math.min(to - edge, from + edge) : 0;
  };
  const from = placeOf(view, part, room);
  const to = placeOf(view, { x: part.x + part.width, y: part.y + part.height }, room);
  return moved(view, { x: along(from.x, to.x, room.box.width), y: along(from.y, to.y, room.box.height) }, { x: 0, y: 0 }, room);
}
