import { perturbations } from '../../perturbations/index.js';
import { perturbationContract } from '../contracts/perturbation.js';

for (const operator of perturbations) perturbationContract(operator);
