import type { Plugin } from 'vite';
import type { RuleBook } from '../src/explain/rule-book.js';

export function readRules(): RuleBook;
export function rulePages(): Plugin;
