/** What a frame of a staged moment is measured by. */
export interface MomentMeasured {
  /** How far the rest of the table is dimmed, from 0 to 1. */
  readonly dim: number;
  /** The picture's share of the window. */
  readonly picture: number;
  /** Whether a face or number that decides is whole and in sight. */
  readonly decides: boolean;
  /** Words, faces and numbers that are cut off. */
  readonly cut: readonly string[];
}

/** Runs in the page: movements that belong to an earlier part of the picture have ended, the others are set to a time. */
export function setMomentTime(share: number): number {
  const moment = document.querySelector<HTMLElement>('.moment');
  const length = Number.parseFloat(moment?.style.getPropertyValue('--length') ?? '');
  // Step by step a moment stays at its peak; here the last part goes on to its end.
  if (moment?.querySelector('.m-riot') === null || moment?.querySelector('.m-banner'))
    moment?.classList.remove('held');
  for (const animation of document.getAnimations()) {
    if (animation.id === 'ended') continue;
    animation.pause();
    animation.currentTime = share * length;
  }
  return length;
}

/** Runs in the page. */
export function measureMoment(): MomentMeasured {
  const PICTURES = '.m-poster, .m-place, .m-tally, .m-card, .m-tableau';
  const DECIDING = '.m-portrait, .m-numeral, .m-face, .m-tally, .m-seal, .m-mark, .m-card h2';
  const WHOLE =
    '.m-banner, .m-title, .m-portrait, .m-face, .m-numeral, .m-tally p, .m-card, .m-card h2, .m-card p, .m-slot, .m-breakdown, .m-round, .m-chip, .m-name';
  const SEEN = 0.9;
  /** A turned banner has a larger box than its corners fill. */
  const TURNED = 6;
  const moment = document.querySelector('.moment');
  const frame = moment?.querySelector('.m-frame');
  if (!moment || !frame) throw new Error('there is no moment');
  const opacityOf = (element: Element): number => {
    const own = Number(getComputedStyle(element).opacity);
    return element === moment || element.parentElement === null
      ? own
      : own * opacityOf(element.parentElement);
  };
  const seen = (selector: string, least = SEEN) =>
    [...frame.querySelectorAll(selector)].filter(
      (one) => one.getBoundingClientRect().width > 0 && opacityOf(one) >= least,
    );
  const edge = frame.getBoundingClientRect();
  const isInSight = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return (
      left >= Math.max(0, edge.left) - TURNED &&
      top >= Math.max(0, edge.top) - TURNED &&
      right <= Math.min(innerWidth, edge.right) + TURNED &&
      bottom <= Math.min(innerHeight, edge.bottom) + TURNED
    );
  };
  const boxes = seen(PICTURES, 0.5).map((one) => one.getBoundingClientRect());
  const reach = (from: readonly number[], to: readonly number[], window: number) =>
    Math.min(window, Math.max(...to)) - Math.max(0, Math.min(...from));
  const across = reach(
    boxes.map(({ left }) => left),
    boxes.map(({ right }) => right),
    innerWidth,
  );
  const down = reach(
    boxes.map(({ top }) => top),
    boxes.map(({ bottom }) => bottom),
    innerHeight,
  );
  const scrim = moment.querySelector('.m-scrim');
  return {
    dim: scrim === null ? 0 : opacityOf(scrim),
    picture: boxes.length === 0 ? 0 : (across * down) / (innerWidth * innerHeight),
    decides: seen(DECIDING).some(isInSight),
    cut: seen(WHOLE)
      .filter((one) => !isInSight(one))
      .map(({ className }) => `${className}`),
  };
}
