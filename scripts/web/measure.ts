/** What a picture of a table is measured by. */
export interface Measured {
  /** The City's share of the free height or width, whichever is larger. */
  readonly city: number;
  /** Words that can be seen; numerals and single letters are none. */
  readonly words: number;
  /** The sizes of text in pixels, without dial and board. */
  readonly textSizes: readonly number[];
  readonly smallestOnBoard: number;
  /** The smallest piece of each kind: the longer side of what is drawn of it, foot and shadow included. */
  readonly pieces: Readonly<Record<'guard' | 'citizen' | 'figure', number>>;
  /** Words that are cut off. */
  readonly clipped: readonly string[];
  /** Pairs of panels that lie over each other. */
  readonly overlapping: readonly string[];
  /** What can be clicked and is smaller than 24 pixels. */
  readonly smallTargets: readonly string[];
  /** Whether the page is larger than its window. */
  readonly scrolls: boolean;
}

/** Runs in the page. */
export function measureTable(): Measured {
  const LEAST_TARGET = 24;
  /** The box of a text is higher than its letters. */
  const LEADING = 4;
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
  /** Everything that could cut an element off: not what it is laid over. */
  const framesAround = (element: Element): Element[] => {
    const { position } = getComputedStyle(element);
    const isLaidIn = (one: Element) => position !== 'absolute' || getComputedStyle(one).position !== 'static';
    let around = position === 'fixed' ? null : element.parentElement;
    while (around !== null && !isLaidIn(around)) around = around.parentElement;
    return around === null ? [element] : [element, ...framesAround(around)];
  };
  /** Within the window and not scrolled out of a panel. */
  const isInSight = (box: DOMRect, element: Element): boolean => {
    const isOutOf = (frame: Element) => {
      const edge = frame.getBoundingClientRect();
      const clips = getComputedStyle(frame).overflow !== 'visible';
      return clips && (box.bottom <= edge.top || box.top >= edge.bottom);
    };
    return !framesAround(element).some(isOutOf) && box.top < innerHeight && box.bottom > 0;
  };
  /** Cut off at an edge that cannot be scrolled; a list that can is cut off below only. */
  const isCut = (box: DOMRect, element: Element): boolean =>
    framesAround(element).some((frame) => {
      const { overflowX, overflowY } = getComputedStyle(frame);
      const edge = frame.getBoundingClientRect();
      if (overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)) return true;
      const hides = overflowY === 'hidden' || overflowY === 'clip';
      return hides && (box.top < edge.top - LEADING || box.bottom > edge.bottom + LEADING);
    });
  const table = document.querySelector('.table');
  if (table === null) throw new Error('there is no table');
  const texts: { element: Element; box: DOMRect; words: string[]; size: number; onBoard: boolean }[] = [];
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = (node.textContent ?? '').match(/[\p{L}\p{N}]+/gu);
    if (element === null || words === null || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!isInSight(box, element)) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * scale * 10) / 10;
    texts.push({ element, box, words, size, onBoard: element.closest('.board, .dial') !== null });
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
  const isDrawn = (part: Element) =>
    !part.matches('.reach, .target-ring, .spot, .halo') && part.closest('.numeral, [clip-path]') === null;
  const smallestOf = (piece: string) => {
    const sizes = [...document.querySelectorAll(`.board .piece.${piece}`)].map((one) => {
      const parts = [...one.querySelectorAll('path, circle, ellipse, use')].filter(isDrawn);
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const right = Math.max(...boxes.map((box) => box.right));
      const left = Math.min(...boxes.map((box) => box.left));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const top = Math.min(...boxes.map((box) => box.top));
      return Math.max(right - left, bottom - top);
    });
    return Math.round(Math.min(...sizes) * 10) / 10;
  };
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
    pieces: {
      guard: smallestOf('guard'),
      citizen: smallestOf('citizen'),
      figure: smallestOf('figure'),
    },
    clipped: texts.filter(({ box, element }) => isCut(box, element)).map(({ words }) => words.join(' ')),
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
    scrolls:
      document.documentElement.scrollHeight > innerHeight ||
      document.documentElement.scrollWidth > innerWidth,
  };
}
