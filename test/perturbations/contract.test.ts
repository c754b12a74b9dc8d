import { perturbations } from '../../perturbations/index.js';
import { perturbationContract } from '../../src/testing/perturbation-contract.js';

for (const operator of perturbations) perturbationContract(operator);
