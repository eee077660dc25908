// What of a picture is seen in a box, and what fingers do to it.
import { describe, expect, test } from 'vitest';
import { Fingers, type Touch } from '../src/play/frame/fingers';
import { bounded, bringing, fitting, grown, isWhole, moved, partOf, pinched, placeOf, pointAt, showing, whole, zoomed, type Room } from '../src/play/frame/zooming';

const box = { width: 390, height: 400 };
const room: Room = { box, fit: fitting(box, 0.5), most: 5 };
const middle = { x: 0, y: 0 };
const close = bringing({ x: 0.5, y: 0.5 }, middle, 4, room);

describe('what is seen', () => {
  test('a picture is as large as the box allows, and in its middle', () => {
    expect(room.fit).toEqual({ width: 200, height: 400 });
    expect(fitting({ width: 100, height: 400 }, 0.5)).toEqual({ width: 100, height: 200 });
    expect(bounded({ zoom: 0.2, x: 3, y: -4 }, room)).toEqual(whole);
  });

  test('what lies under the finger stays there', () => {
    const at = { x: 60, y: -120 };
    const near = zoomed(whole, 3, at, room);
    expect(near.zoom).toBe(3);
    expect(pointAt(near, at, room).y).toBeCloseTo(pointAt(whole, at, room).y);
    expect(pointAt(near, at, room).x).toBeCloseTo(pointAt(whole, at, room).x);
    expect(zoomed(near, 9, at, room).zoom).toBe(5);
    expect(isWhole(zoomed(near, 0.1, at, room))).toBe(true);
  });

  test('the picture goes with the finger, and is never lost', () => {
    const by = moved(close, middle, { x: 30, y: -50 }, room);
    expect(placeOf(by, { x: 0.5, y: 0.5 }, room)).toEqual({ x: expect.closeTo(30), y: expect.closeTo(-50) });
    for (const [x, y] of [[1, 1], [-1, -1], [1, -1]] as const) {
      const far = moved(close, middle, { x: x * 9000, y: y * 9000 }, room);
      const corner = placeOf(far, { x: x > 0 ? 0 : 1, y: y > 0 ? 0 : 1 }, room);
      expect(Math.abs(corner.x)).toBeLessThanOrEqual(box.width / 2);
      expect(Math.abs(corner.y)).toBeLessThanOrEqual(box.height / 2);
    }
  });

  test('two fingers spread and take the picture along', () => {
    const now = pinched(close, [{ x: -20, y: 0 }, { x: 20, y: 0 }], [{ x: -5, y: 10 }, { x: 45, y: 10 }], room);
    expect(now.zoom).toBeCloseTo(5);
    expect(placeOf(now, { x: 0.5, y: 0.5 }, room)).toEqual({ x: expect.closeTo(20), y: expect.closeTo(10) });
  });

  test('what is out of sight is shown by moving no more than is needed', () => {
    const part = { x: 0.1, y: 0.1, width: 0.05, height: 0.05 };
    const there = showing(close, part, room);
    const [from, to] = [placeOf(there, part, room), placeOf(there, { x: 0.15, y: 0.15 }, room)];
    expect(from.x).toBeGreaterThanOrEqual(-box.width / 2);
    expect(from.y).toBeGreaterThanOrEqual(-box.height / 2);
    expect(to.x).toBeLessThan(0);
    expect(to.y).toBeLessThan(0);
    expect(showing(there, part, room)).toEqual({ zoom: 4, x: expect.closeTo(there.x), y: expect.closeTo(there.y) });
  });

  test('a picture that shows more of its world keeps what is seen where it is', () => {
    const [before, now] = [{ x: -100, y: 0, width: 200, height: 400 }, { x: -150, y: -60, width: 300, height: 460 }];
    const after = grown(close, before, now, box);
    const there = { ...room, fit: fitting(box, now.width / now.height) };
    for (const point of [{ x: 0, y: 200, width: 0, height: 0 }, { x: 30, y: 150, width: 0, height: 0 }]) {
      const [was, is] = [placeOf(close, partOf(point, before), room), placeOf(after, partOf(point, now), there)];
      expect(is).toEqual({ x: expect.closeTo(was.x), y: expect.closeTo(was.y) });
    }
  });

  test('a box without room shows nothing, and loses nothing', () => {
    const none = { box: { width: 0, height: 0 }, fit: fitting({ width: 0, height: 0 }, 0.5), most: 5 };
    expect(bounded(close, none)).toEqual(close);
  });
});

describe('fingers', () => {
  const hand = (single: 'move' | 'tap' | 'none') => {
    const done: string[] = [];
    const fingers = new Fingers({
      pinch: () => done.push('pinch'),
      move: (from, to) => done.push(`move ${to.x - from.x} ${to.y - from.y}`),
      zoom: (by) => done.push(by > 1 ? 'closer' : 'further'),
      toggle: () => done.push('toggle'),
      single: () => single,
    });
    return { fingers, done };
  };
  const at = (x: number, y: number, time = 0, id = 1, mouse = false): Touch => ({ x, y, time, id, mouse });

  test('a tap that hardly moves belongs to what lies under it', () => {
    const { fingers, done } = hand('move');
    fingers.press(at(0, 0));
    expect(fingers.follow(at(5, 5))).toBe(false);
    expect(fingers.lift(at(5, 5))).toBe(true);
    expect(done).toEqual([]);
  });

  test('one finger moves what is close, and is no tap', () => {
    const { fingers, done } = hand('move');
    fingers.press(at(0, 0));
    expect(fingers.follow(at(0, 20))).toBe(true);
    expect(fingers.holding).toBe(true);
    fingers.follow(at(3, 25));
    expect(fingers.lift(at(3, 25))).toBe(false);
    expect(fingers.holding).toBe(false);
    expect(done).toEqual(['move 0 20', 'move 3 5']);
  });

  test('where all is seen one finger belongs to the page, two do not', () => {
    const { fingers, done } = hand('tap');
    fingers.press(at(0, 0));
    expect(fingers.follow(at(0, 20))).toBe(false);
    expect(fingers.holding).toBe(false);
    fingers.press(at(90, 0, 0, 2));
    expect(fingers.holding).toBe(true);
    expect(fingers.follow(at(99, 0, 0, 2))).toBe(true);
    expect(fingers.lift(at(99, 0, 0, 2))).toBe(false);
    expect(done).toEqual(['pinch']);
  });

  test('a second tap turns between all and close, and zooms while it is held', () => {
    const { fingers, done } = hand('tap');
    const tap = (time: number) => (fingers.press(at(0, 0, time)), fingers.lift(at(0, 0, time + 50)));
    expect(tap(0)).toBe(true);
    expect(tap(200)).toBe(false);
    expect(tap(400)).toBe(true);
    fingers.press(at(0, 0, 600));
    fingers.follow(at(0, 30, 700));
    fingers.follow(at(0, 10, 800));
    expect(fingers.lift(at(0, 10, 900))).toBe(false);
    expect(tap(1000)).toBe(true);
    expect(tap(1500)).toBe(true);
    expect(done).toEqual(['toggle', 'closer', 'further']);
  });

  test('a mouse that clicks twice, and a finger that paints, are left alone', () => {
    for (const { single, mouse } of [{ single: 'move', mouse: true }, { single: 'none', mouse: false }] as const) {
      const { fingers, done } = hand(single);
      for (const time of [0, 100, 200]) {
        fingers.press(at(0, 0, time, 1, mouse));
        expect(fingers.holding, 'from the page, while it paints').toBe(single === 'none');
        expect(fingers.lift(at(0, 0, time + 20, 1, mouse))).toBe(true);
      }
      expect(done).toEqual([]);
    }
  });
});
