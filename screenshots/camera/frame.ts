import type {Page} from '@playwright/test';
import type {Locale} from '../../src/config/locale';
import type {Scene, Selector} from '../data/scene';
import type {Rectangle} from '../data/sizes';
import {find} from './act';

/** Room around what a mark frames, in CSS pixels. */
const MARK_ROOM = 4;

async function boxOf(page: Page, selector: Selector, locale: Locale): Promise<Rectangle> {
  const box = await find(page, selector, locale).boundingBox();
  if (!box) throw new Error(`Nothing is shown for the selector ${JSON.stringify(selector)}.`);
  return {left: box.x, top: box.y, width: box.width, height: box.height};
}

function around(boxes: readonly Rectangle[]): Rectangle {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return {left, top, width: right - left, height: bottom - top};
}

function padded({left, top, width, height}: Rectangle, room: number): Rectangle {
  return {left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room};
}

/** The part of a rectangle inside another, in whole pixels. */
function inside(box: Rectangle, limits: Rectangle): Rectangle {
  const left = Math.max(limits.left, Math.floor(box.left));
  const top = Math.max(limits.top, Math.floor(box.top));
  const right = Math.min(limits.left + limits.width, Math.ceil(box.left + box.width));
  const bottom = Math.min(limits.top + limits.height, Math.ceil(box.top + box.height));
  return {left, top, width: right - left, height: bottom - top};
}

/** The part of the window that the screenshot shows, in CSS pixels. */
export async function frameOf(page: Page, {crop, window}: Scene, locale: Locale): Promise<Rectangle> {
  const whole = {left: 0, top: 0, ...window};
  if (!crop) return whole;
  const selectors = Array.isArray(crop.around) ? crop.around : [crop.around];
  const boxes = await Promise.all(selectors.map((selector) => boxOf(page, selector, locale)));
  const frame = inside(padded(around(boxes), crop.padding ?? 0), whole);
  return {
    ...frame,
    width: Math.min(frame.width, crop.maxWidth ?? frame.width),
    height: Math.min(frame.height, crop.maxHeight ?? frame.height),
  };
}

/**
 * Places of the marks of a scene, in CSS pixels from the corner of the screenshot.
 *
 * @throws Error when a mark lies outside the screenshot.
 */
export async function marksOf(page: Page, {marks}: Scene, frame: Rectangle, locale: Locale): Promise<Rectangle[]> {
  return Promise.all(
    marks.map(async (selector) => {
      const box = inside(padded(await boxOf(page, selector, locale), MARK_ROOM), frame);
      if (box.width <= 0 || box.height <= 0) {
        throw new Error(`The mark ${JSON.stringify(selector)} lies outside the screenshot.`);
      }
      return {...box, left: box.left - frame.left, top: box.top - frame.top};
    }),
  );
}
