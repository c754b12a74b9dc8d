import { relations } from '../../relations/index.js';
import { relationContract } from '../../src/testing/relation-contract.js';

for (const relation of relations) relationContract(relation);
