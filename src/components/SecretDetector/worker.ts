import {detect, type Redaction} from './detect';

interface WorkerScope {
  onmessage: ((event: {readonly data: string}) => void) | null;
  postMessage(redaction: Redaction | undefined): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({data: text}) => scope.postMessage(detect(text));
