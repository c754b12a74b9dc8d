import type { Relation } from '../src/plugin.js';
import { different } from './different.js';
import { opposite } from './opposite.js';
import { same } from './same.js';
import { similar } from './similar.js';

export const relations: readonly Relation[] = [same, opposite, different, similar];
