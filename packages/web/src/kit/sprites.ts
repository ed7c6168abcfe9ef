import boardSprite from '../generated/board.svg?url';
import cardsSprite from '../generated/cards.svg?url';

/** Lays the pictures into the page once; `<use>` finds them there. */
export async function loadSprites(): Promise<void> {
  await Promise.all([boardSprite, cardsSprite].map(loadSprite));
}

async function loadSprite(address: string): Promise<void> {
  const response = await fetch(address);
  const holder = document.createElement('div');
  holder.className = 'sprites';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = await response.text();
  document.body.append(holder);
}
