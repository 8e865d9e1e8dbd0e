import { PROGRAMS } from '../lab/programs.ts';
import { runProgram } from './runProgram.ts';

runProgram('lab', PROGRAMS);
