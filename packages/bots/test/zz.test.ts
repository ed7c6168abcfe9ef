import { it } from 'vitest';
import { forkGame, isAwaited, openDecisions, playerDice } from '@great-machine/rules';
import { openLateGame } from '../../rules/test/late-game.js';
import { REBELS, randomAnswer } from '../../rules/test/leaks/recording.js';
import { createMind } from '../src/index.js';
import { takePicks } from '../src/arena.js';
import { situationIn } from './asked.js';
import { RULES } from './situations.js';
it('x',()=>{
 const ok:any={}, bad:any={};
 for (let seed=1;seed<=6;seed++){ const play=openLateGame(RULES,seed); const below=playerDice(seed);
  for(;;){ const g=play.look();
   for(const d of openDecisions(g)) if(d.draft.length>0&&isAwaited(g,d)){
     for (const l of ['journeyman','engineer'] as const) {
     const s=situationIn(g,d); 
     let why='';
     try { const t=createMind(RULES,l,'x').decide(s,{iterations:5}); const f=forkGame(g); takePicks(f,openDecisions(f).find(o=>o.number===d.number&&o.actor===d.actor)!,t.picks); ok[d.kind]=(ok[d.kind]??0)+1; } catch(e){ bad[d.kind]=(bad[d.kind]??0)+1; bad[d.kind+'!']=String((e as Error).message).slice(0,100); }
     }
   }
   const a=randomAnswer(play,below,REBELS); if(!a)break; play.answer(a);
  }}
 console.log('OK',JSON.stringify(ok)); console.log('BAD',JSON.stringify(bad,null,1));
});
