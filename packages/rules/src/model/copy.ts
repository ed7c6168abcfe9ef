import type { Decision } from '../kernel/decision.js';
import type { Frame } from '../kernel/live.js';
import { copyRandomSource } from '../kernel/random.js';
import type { GameState, HeroState, ServantState } from './state.js';

/** A copy that no change of the original reaches. Written by hand, because search makes millions of them. */
export function copyState(s: GameState): GameState {
  return {
    round: s.round,
    asked: s.asked,
    random: copyRandomSource(s.random),
    frames: s.frames.map(copyFrame),
    offers: s.offers.length === 0 ? [] : s.offers.map(copyDecision),
    outcome: s.outcome,
    config: s.config,
    phase: s.phase,
    city: s.city,
    guards: s.guards.slice(),
    brokenGuards: s.brokenGuards,
    citizenKind: s.citizenKind,
    citizenPlace: s.citizenPlace.slice(),
    citizenFace: s.citizenFace,
    arrested: s.arrested,
    heroes: s.heroes.map(copyHero),
    servants: s.servants.map(copyServant),
    bonds: s.bonds,
    directives: s.directives,
    cityEvents: s.cityEvents,
    raids: s.raids,
    riots: s.riots,
    tracks: s.tracks,
    thisRound: s.thisRound,
    accessFacts: s.accessFacts,
    arrestFacts: s.arrestFacts,
    tokens: s.tokens,
    extra: { ...s.extra },
  };
}

function copyFrame(frame: Frame): Frame {
  const { asks } = frame;
  return {
    frame: frame.frame,
    step: frame.step,
    locals: { ...frame.locals },
    asks: asks.length === 0 ? [] : asks.map(copyDecision),
  };
}

function copyDecision(d: Decision): Decision {
  return { kind: d.kind, actor: d.actor, about: d.about, number: d.number, draft: d.draft, rev: d.rev };
}

function copyHero(h: HeroState): HeroState {
  return {
    hero: h.hero,
    place: h.place,
    trust: h.trust,
    hand: h.hand,
    forfeited: h.forfeited,
    lentOut: h.lentOut,
    chosen: h.chosen,
    cardOpen: h.cardOpen,
    detained: h.detained,
    turnEnded: h.turnEnded,
  };
}

function copyServant(s: ServantState): ServantState {
  return { servant: s.servant, place: s.place, actions: s.actions };
}
