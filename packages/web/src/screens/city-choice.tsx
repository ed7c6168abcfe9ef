import { CITY_PRESETS, type City, itemAt } from '@great-machine/rules';
import { boundsOf, boxOf } from '../board/geometry.js';
import { Scene } from '../board/scene.js';
import { useText, useWords } from '../i18n/use-words.js';
import { PickOne } from '../kit/pick-one.js';
import { RULES } from '../table/rules.js';
import { CityFile } from './city-file.js';
import type { Drafting } from './new-game.js';
import { DRAWN } from './new-game-draft.js';

const DISTRICTS = RULES.districts.filter(({ onGrid }) => onGrid).map(({ id }) => id);
const RANDOM = 'random';

/** A drawn City or one by chance, with a picture of the one that is chosen. */
export function CityChoice({ draft, change }: Drafting) {
  const t = useText();
  const words = useWords();
  const drawn = draft.drawn === undefined ? [] : [{ id: DRAWN, city: draft.drawn.city }];
  const cities = [...CITY_PRESETS, ...drawn];
  const chosen = cities.find(({ id }) => id === draft.city);
  const name = words.textOf(`ui.city.${draft.city}`);
  return (
    <section className="panel city-choice">
      <h2>{t('ui.new.city')}</h2>
      <div className="city-shown">
        {chosen === undefined ? (
          <p className="city-unknown" aria-hidden="true">
            ?
          </p>
        ) : (
          <CityPicture city={chosen.city} label={t('ui.new.cityShown', { name })} />
        )}
        <p>
          <strong>{name}</strong>{' '}
          {words.textOf(`ui.city.${draft.city}.note`, { file: draft.drawn?.file ?? '' })}
        </p>
      </div>
      <PickOne
        className="cities"
        legend={t('ui.new.city')}
        options={[
          ...cities.map(({ id, city }) => ({
            value: id,
            label: (
              <>
                <CitySketch city={city} />
                <span className="city-name">{words.textOf(`ui.city.${id}`)}</span>
              </>
            ),
          })),
          {
            value: RANDOM,
            label: (
              <>
                <span className="city-sketch city-unknown" aria-hidden="true">
                  ?
                </span>
                <span className="city-name">{t('ui.city.random')}</span>
              </>
            ),
          },
        ]}
        value={draft.city}
        onPick={(city) => change({ city })}
      />
      <CityFile onRead={(read) => change({ city: DRAWN, drawn: read })} />
    </section>
  );
}

function viewBoxOf(city: City, margin: number): string {
  const { x, y, width, height } = boundsOf(city, margin);
  return `${x} ${y} ${width} ${height}`;
}

/** The City in a few coloured tiles; pointing at one names it. */
function CitySketch({ city }: { readonly city: City }) {
  const words = useWords();
  return (
    <svg className="city-sketch" viewBox={viewBoxOf(city, 8)} aria-hidden="true">
      {city.map((tile, at) => {
        const district = itemAt(DISTRICTS, at);
        return (
          <g key={district} className={`hue-${district}`}>
            <rect {...boxOf(tile)} rx={10}>
              <title>{words.name('district', district, 'title')}</title>
            </rect>
          </g>
        );
      })}
    </svg>
  );
}

/** The City with every District's scene and name. */
function CityPicture({ city, label }: { readonly city: City; readonly label: string }) {
  const words = useWords();
  return (
    <svg className="city-picture" viewBox={viewBoxOf(city, 6)} role="img" aria-label={label}>
      {city.map((tile, at) => {
        const district = itemAt(DISTRICTS, at);
        const box = boxOf(tile);
        return (
          <g key={district} className={`hue-${district}`} transform={`translate(${box.x} ${box.y})`}>
            <Scene district={district} tile={tile} />
            <text x={box.width / 2} y={box.height - 14}>
              {words.name('district', district, 'short')}
            </text>
            <rect className="city-rim" width={box.width} height={box.height} rx={8} />
          </g>
        );
      })}
    </svg>
  );
}
