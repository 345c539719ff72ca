import {expect} from '@playwright/test';
import type {Point, Size, Tab} from './browser';

/** Looks often, because pages of this machine are quick, and again when a page goes away meanwhile; in ms. */
const LOOKS = {intervals: [50, 50, 100, 100, 200], timeout: 15_000};

/** What a reader does with a page, in any browser. */
export class Visitor {
  constructor(private readonly tab: Tab) {}

  /** Opens a page and waits until React has taken it over. */
  async open(path: string): Promise<void> {
    await this.tab.goto(path);
    await this.hydrated();
  }

  /** Opens a page and waits until it shows something. Its scripts may be on their way. */
  async openEarly(path: string): Promise<void> {
    await this.tab.begin(path);
    await this.expectPath((now) => now === path);
    await this.sees('h1');
  }

  /** Waits until the address has such a path. */
  async expectPath(matches: (path: string) => boolean): Promise<void> {
    const path = () => this.evaluate(() => window.location.pathname, null);
    await expect(async () => expect(matches(await path())).toBe(true)).toPass(LOOKS);
  }

  isHydrated(): Promise<boolean> {
    return this.evaluate(() => document.documentElement.dataset.hasHydrated === 'true', null);
  }

  /**
   * Waits until React has taken the page over.
   *
   * @param timeout in ms.
   */
  async hydrated(timeout = LOOKS.timeout): Promise<void> {
    await expect(async () => expect(await this.isHydrated()).toBe(true)).toPass({...LOOKS, timeout});
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  evaluate<Argument, Result>(body: (argument: Argument) => Result, argument: Argument): Promise<Result> {
    return this.tab.evaluate(body, argument);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Presses keys together, such as `Escape` or `Control+k`. */
  press(keys: string): Promise<void> {
    return this.tab.press(keys);
  }

  /**
   * Waits for an element that can be seen.
   *
   * @param timeout in ms.
   */
  async sees(selector: string, timeout = LOOKS.timeout): Promise<void> {
    await expect(async () => {
      expect(await this.middleOf(selector), `a visible ${selector}`).not.toBeNull();
    }).toPass({...LOOKS, timeout});
  }

  /** Waits until no such element can be seen. */
  async seesNo(selector: string): Promise<void> {
    await expect(async () => {
      expect(await this.middleOf(selector), `no visible ${selector}`).toBeNull();
    }).toPass(LOOKS);
  }

  /** Clicks on the first such element that can be seen. */
  async click(selector: string): Promise<void> {
    await this.tab.clickAt(await this.find(selector));
  }

  /** Puts the pointer on the first such element that can be seen. */
  async pointAt(selector: string): Promise<void> {
    await this.tab.movePointer(await this.find(selector));
  }

  /** Counts from now on how often the label of the first such element that can be seen changes. */
  countLabelChanges(selector: string): Promise<void> {
    return this.evaluate((wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((candidate) =>
        candidate.checkVisibility({visibilityProperty: true}),
      );
      if (!element) throw new Error(`${wanted} is gone`);
      const {dataset} = document.documentElement;
      dataset.labelChanges = '0';
      const count = (records: unknown[]) =>
        (dataset.labelChanges = String(Number(dataset.labelChanges) + records.length));
      new MutationObserver(count).observe(element, {attributeFilter: ['aria-label']});
    }, selector);
  }

  /** Changes since `countLabelChanges`. */
  labelChanges(): Promise<number> {
    return this.evaluate(() => Number(document.documentElement.dataset.labelChanges), null);
  }

  /** Nothing on the pages so far went to the console as an error, or was thrown. */
  async expectNoComplaints(): Promise<void> {
    expect(await this.tab.complaints()).toEqual([]);
  }

  /**
   * Where the pointer reaches the first such element that can be seen, once it stays in its place: a bar or a dialog
   * may lie over it, and it may move while the page settles.
   */
  private async find(selector: string): Promise<Point> {
    let point: Point | null = null;
    await expect(async () => {
      const before = point;
      point = await this.middleOf(selector, true);
      expect(point, `a ${selector} that the pointer reaches`).not.toBeNull();
      expect(point, `the place of ${selector}`).toEqual(before);
    }).toPass(LOOKS);
    if (point === null) throw new Error(`${selector} is gone`);
    return point;
  }

  /** Scrolls an element into sight. Null when there is none that can be seen, or reached if that is required. */
  private middleOf(selector: string, reachable = false): Promise<Point | null> {
    return this.evaluate(
      ({wanted, isReachable}) => {
        for (const element of document.querySelectorAll(wanted)) {
          if (!element.checkVisibility({visibilityProperty: true})) continue;
          for (const block of ['nearest', 'center'] as const) {
            element.scrollIntoView({block, behavior: 'instant'});
            const {left, top, width, height} = element.getBoundingClientRect();
            const middle = {x: left + width / 2, y: top + height / 2};
            const hit = document.elementFromPoint(middle.x, middle.y);
            if (width > 0 && hit !== null && (!isReachable || element.contains(hit))) return middle;
          }
        }
        return null;
      },
      {wanted: selector, isReachable: reachable},
    );
  }
}
