import { join } from 'node:path';
import { MeasuredProcess, type Usage } from './measured-process.js';

/** What the servers of a run need to know. */
export interface ServersToStart {
  readonly nodes: number;
  /** For what they write. */
  readonly folder: string;
  /** Of PostgreSQL; SQLite if not said. */
  readonly databaseUrl?: string;
  /** The folder for profiles of their processor time. */
  readonly profile?: string;
}

/** The nodes of one table server, each in a process of its own. */
export class TableServers {
  private constructor(private readonly nodes: readonly MeasuredProcess[]) {}

  static async start({ nodes, folder, databaseUrl, profile }: ServersToStart): Promise<TableServers> {
    const started: MeasuredProcess[] = [];
    for (let node = 0; node < nodes; node++) {
      const words = [join(folder, `node-${node}`), ...(databaseUrl === undefined ? [] : [databaseUrl])];
      started.push(await MeasuredProcess.start('table-server.js', words, profile));
    }
    return new TableServers(started);
  }

  get addresses(): readonly string[] {
    return this.nodes.map(({ address }) => address);
  }

  /** Processor time of all nodes together, and what the largest holds in memory. */
  async usage(): Promise<Usage> {
    const usages = await Promise.all(this.nodes.map((node) => node.usage()));
    return {
      cpuMs: usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
      memoryMb: Math.max(...usages.map(({ memoryMb }) => memoryMb)),
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
  }
}
