import { Code, Eye, Settings } from 'lucide-react';
import { useState } from 'react';

import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../accordion.tsx';
import { Breadcrumb, BreadcrumbItem } from '../breadcrumb.tsx';
import { Pagination } from '../pagination.tsx';
import { ResizableGroup, ResizableHandle, ResizablePanel } from '../resizable.tsx';
import { ScrollArea } from '../scroll-area.tsx';
import { Separator } from '../separator.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../tabs.tsx';
import { Specimen } from './gallery-section.tsx';

export function GalleryLayout() {
  const [page, setPage] = useState(4);
  return (
    <>
      <Specimen name="Tabs">
        <TabsExample />
      </Specimen>
      <Specimen name="Accordion">
        <AccordionExample />
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb>
          <BreadcrumbItem href="#layout">Workspace</BreadcrumbItem>
          <BreadcrumbItem href="#layout">Projects</BreadcrumbItem>
          <BreadcrumbItem current>Garden club</BreadcrumbItem>
        </Breadcrumb>
      </Specimen>
      <Specimen name="Pagination">
        <Pagination page={page} pageCount={12} onPageChange={setPage} />
      </Specimen>
      <Specimen name="Separator" className="h-8 gap-4 text-sm text-muted-foreground">
        Left
        <Separator orientation="vertical" />
        Right
        <Separator className="flex-1" />
        End
      </Specimen>
      <Specimen name="Scroll area">
        <ScrollArea label="Seed list" className="h-32 w-full max-w-md rounded-lg border border-border">
          <ul className="divide-y divide-border text-sm">
            {Array.from({ length: 12 }, (_, index) => (
              <li key={index} className="px-3 py-2">
                Seed tray {index + 1}
              </li>
            ))}
          </ul>
        </ScrollArea>
      </Specimen>
      <Specimen name="Resizable panels">
        <div className="h-44 w-full overflow-hidden rounded-lg border border-border text-sm text-muted-foreground">
          <ResizableGroup orientation="horizontal">
            <ResizablePanel id="gallery-left" defaultSize="35" minSize="20" className="flex">
              <div className="m-auto">Chat</div>
            </ResizablePanel>
            <ResizableHandle label="Resize chat" />
            <ResizablePanel id="gallery-right" minSize="30" className="flex bg-background">
              <div className="m-auto">View</div>
            </ResizablePanel>
          </ResizableGroup>
        </div>
      </Specimen>
    </>
  );
}

function TabsExample() {
  return (
    <Tabs defaultValue="preview" className="w-full">
      <TabsList aria-label="Views">
        <TabsTrigger value="preview">
          <Eye aria-hidden />
          Preview
        </TabsTrigger>
        <TabsTrigger value="code">
          <Code aria-hidden />
          Code
        </TabsTrigger>
        <TabsTrigger value="settings">
          <Settings aria-hidden />
          Settings
        </TabsTrigger>
        <TabsTrigger value="later" disabled>
          Later
        </TabsTrigger>
      </TabsList>
      <TabsContent value="preview" className="text-muted-foreground">
        The running app.
      </TabsContent>
      <TabsContent value="code" className="text-muted-foreground">
        Its files.
      </TabsContent>
      <TabsContent value="settings" className="text-muted-foreground">
        How it behaves.
      </TabsContent>
    </Tabs>
  );
}

function AccordionExample() {
  return (
    <Accordion type="single" collapsible defaultValue="water" className="w-full max-w-xl">
      <AccordionItem value="water">
        <AccordionTrigger>How often should it be watered?</AccordionTrigger>
        <AccordionContent>When the first centimetre of soil is dry, and not before.</AccordionContent>
      </AccordionItem>
      <AccordionItem value="light">
        <AccordionTrigger>How much light does it need?</AccordionTrigger>
        <AccordionContent>Six hours, better in the morning.</AccordionContent>
      </AccordionItem>
    </Accordion>
  );
}
