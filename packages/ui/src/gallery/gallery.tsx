import { Button } from '../button.tsx';

export function Gallery() {
  return <Button>Gallery</Button>;
}
