import { useState } from 'react';

import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../dialog.tsx';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../popover.tsx';
import { Sheet, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from '../sheet.tsx';
import { Tooltip } from '../tooltip.tsx';
import { Specimen } from './gallery-section.tsx';

export function GalleryOverlays() {
  return (
    <>
      <Specimen name="Dialog">
        <DialogExample />
        <ConfirmExample />
        <TypeToConfirmExample />
      </Specimen>
      <Specimen name="Sheet">
        <SheetExample side="right" />
        <SheetExample side="left" />
        <SheetExample side="bottom" />
      </Specimen>
      <Specimen name="Popover, tooltip">
        <Popover>
          <PopoverTrigger asChild>
            <Button variant="outline">Open popover</Button>
          </PopoverTrigger>
          <PopoverContent aria-label="Address">
            <Field label="Address" hint="Letters, digits and dashes.">
              <Input defaultValue="garden-club" />
            </Field>
          </PopoverContent>
        </Popover>
        <Tooltip label="Opens the palette" shortcut="mod+k">
          <Button variant="outline">Hover or focus me</Button>
        </Tooltip>
      </Specimen>
    </>
  );
}

function DialogExample() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Open dialog</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Rename</DialogTitle>
          <DialogDescription>The address stays as it is until you change it.</DialogDescription>
        </DialogHeader>
        <Field label="Name">
          <Input defaultValue="Garden club" />
        </Field>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button variant="primary">Save</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function ConfirmExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open confirmation
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Leave this workspace?"
        description="You lose access to its projects. An admin can invite you again."
        confirmLabel="Leave"
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

function TypeToConfirmExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open type-to-confirm
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete Garden club?"
        description="Its files, versions and data go with it. You have seven days to take it back."
        confirmLabel="Delete"
        onConfirm={() => setOpen(false)}
        options={{ tone: 'danger', typeToConfirm: 'garden-club' }}
      />
    </>
  );
}

function SheetExample({ side }: { readonly side: 'left' | 'right' | 'bottom' }) {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline">Sheet, {side}</Button>
      </SheetTrigger>
      <SheetContent side={side}>
        <SheetTitle className="text-lg font-semibold">Details</SheetTitle>
        <SheetDescription className="text-muted-foreground">
          A sheet slides in from an edge and keeps the page behind it in view.
        </SheetDescription>
      </SheetContent>
    </Sheet>
  );
}
