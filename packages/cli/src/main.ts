#!/usr/bin/env node
import { main } from './cli.js';
import { processIo } from './terminal/io.js';

process.exitCode = await main(process.argv.slice(2), processIo());
