import {LocalEngine} from './localEngine';
import type {Question, Reply} from './workerProtocol';

interface WorkerScope {
  onmessage: ((event: {readonly data: Question}) => void) | null;
  postMessage(reply: Reply): void;
}

const scope = globalThis as unknown as WorkerScope;
let engine: {readonly folder: string; readonly local: LocalEngine} | undefined;

scope.onmessage = ({data: {id, folder, requests}}) => {
  engine = engine?.folder === folder ? engine : {folder, local: new LocalEngine(folder)};
  answer(engine.local, id, requests).catch((error: unknown) => scope.postMessage({id, error: String(error)}));
};

async function answer(local: LocalEngine, id: number, requests: Question['requests']): Promise<void> {
  const onLoading = (loading: boolean): void => scope.postMessage({id, loading});
  scope.postMessage({id, response: await local.search(requests, onLoading)});
}
