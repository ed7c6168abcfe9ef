/** What a picture of a table is measured by. */
export interface Measured {
  /** The City's share of the free height or width, whichever is larger. */
  readonly city: number;
  /** Words that can be seen; numerals and single letters are none. */
  readonly words: number;
  /** The sizes of text in pixels, without dial and board. */
  readonly textSizes: readonly number[];
  readonly smallestOnBoard: number;
  /** Words that are cut off. */
  readonly clipped: readonly string[];
  /** Pairs of panels that lie over each other. */
  readonly overlapping: readonly string[];
  /** What can be clicked and is smaller than 24 pixels. */
  readonly smallTargets: readonly string[];
}

/** Runs in the page. */
export function measureTable(): Measured {
  const LEAST_TARGET = 24;
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isHidden =
      style.visibility === 'hidden' || Number(style.opacity) === 0 || style.clipPath.startsWith('inset(50%');
    if (isHidden || width <= 1 || height <= 1) return false;
    return element.parentElement === null || isShownBy(element.parentElement);
  };
  const isShownBy = (element: Element): boolean => {
    const style = getComputedStyle(element);
    if (Number(style.opacity) === 0 || style.clipPath.startsWith('inset(50%')) return false;
    return element.parentElement === null || isShownBy(element.parentElement);
  };
  /** Within the window and not scrolled out of a panel. */
  const isInSight = (box: DOMRect, element: Element): boolean => {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const edge = around.getBoundingClientRect();
      const clips = getComputedStyle(around).overflow !== 'visible';
      if (clips && (box.bottom <= edge.top || box.top >= edge.bottom)) return false;
    }
    return box.top < innerHeight && box.bottom > 0;
  };
  const table = document.querySelector('.table');
  if (table === null) throw new Error('there is no table');
  const texts: { element: Element; words: string[]; size: number; onBoard: boolean }[] = [];
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = (node.textContent ?? '').match(/[\p{L}\p{N}]+/gu);
    if (element === null || words === null || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!isInSight(range.getBoundingClientRect(), element)) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * scale * 10) / 10;
    texts.push({ element, words, size, onBoard: element.closest('.board, .dial') !== null });
  }
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const stage = boxOf('.stage');
  const city = boxOf('.city') ?? boxOf('.board g');
  const share =
    stage === undefined || city === undefined
      ? 0
      : Math.max(city.width / stage.width, city.height / stage.height);
  const panels = ['.top-bar', '.left', '.right', '.tray'].flatMap((selector) => {
    const box = boxOf(selector);
    return box === undefined ? [] : [{ selector, box }];
  });
  const overlaps = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const targets = [...table.querySelectorAll('button, a[href], [role=button]')].filter(isSeen);
  return {
    city: Math.round(share * 100) / 100,
    words: texts.flatMap(({ words }) =>
      words.filter((word) => /\p{L}{2}/u.test(word) && !/^[IVX]+$/.test(word)),
    ).length,
    textSizes: [...new Set(texts.filter(({ onBoard }) => !onBoard).map(({ size }) => size))].sort(
      (a, b) => a - b,
    ),
    smallestOnBoard: Math.min(...texts.filter(({ onBoard }) => onBoard).map(({ size }) => size)),
    clipped: texts
      .filter(
        ({ element }) =>
          element instanceof HTMLElement &&
          element.scrollWidth > element.clientWidth + 1 &&
          element.clientWidth > 0,
      )
      .map(({ words }) => words.join(' ')),
    overlapping: panels.flatMap((one, at) =>
      panels
        .slice(at + 1)
        .flatMap((other) => (overlaps(one.box, other.box) ? [`${one.selector} ${other.selector}`] : [])),
    ),
    smallTargets: targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width < LEAST_TARGET || height < LEAST_TARGET
        ? [target.textContent?.trim() || target.className.toString()]
        : [];
    }),
  };
}
