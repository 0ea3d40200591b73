import type { ReactNode } from "react";
import { abstractScene } from "@/components/pictures/scenes/abstract";
import { animalScene } from "@/components/pictures/scenes/animal";
import { artScene } from "@/components/pictures/scenes/art";
import { backpackScene } from "@/components/pictures/scenes/backpack";
import { bakeryScene } from "@/components/pictures/scenes/bakery";
import { bicycleScene } from "@/components/pictures/scenes/bicycle";
import { bookScene } from "@/components/pictures/scenes/book";
import { cameraScene } from "@/components/pictures/scenes/camera";
import { candleScene } from "@/components/pictures/scenes/candle";
import { carScene } from "@/components/pictures/scenes/car";
import { chatScene } from "@/components/pictures/scenes/chat";
import { cityScene } from "@/components/pictures/scenes/city";
import { deviceScene } from "@/components/pictures/scenes/device";
import { drinkScene } from "@/components/pictures/scenes/drink";
import { eventScene } from "@/components/pictures/scenes/event";
import { fashionScene } from "@/components/pictures/scenes/fashion";
import { figuresScene } from "@/components/pictures/scenes/figures";
import { flowerScene } from "@/components/pictures/scenes/flower";
import { foodScene } from "@/components/pictures/scenes/food";
import { furnitureScene } from "@/components/pictures/scenes/furniture";
import { gameScene } from "@/components/pictures/scenes/game";
import { healthScene } from "@/components/pictures/scenes/health";
import { homeScene } from "@/components/pictures/scenes/home";
import { letterScene } from "@/components/pictures/scenes/letter";
import { moneyScene } from "@/components/pictures/scenes/money";
import { musicScene } from "@/components/pictures/scenes/music";
import { natureScene } from "@/components/pictures/scenes/nature";
import { personScene } from "@/components/pictures/scenes/person";
import { potteryScene } from "@/components/pictures/scenes/pottery";
import { produceScene } from "@/components/pictures/scenes/produce";
import { roomScene } from "@/components/pictures/scenes/room";
import { schoolScene } from "@/components/pictures/scenes/school";
import { spaceScene } from "@/components/pictures/scenes/space";
import { sportScene } from "@/components/pictures/scenes/sport";
import { stillLifeScene } from "@/components/pictures/scenes/still-life";
import { teapotScene } from "@/components/pictures/scenes/teapot";
import { textileScene } from "@/components/pictures/scenes/textile";
import { toolsScene } from "@/components/pictures/scenes/tools";
import { travelScene } from "@/components/pictures/scenes/travel";
import { womanScene } from "@/components/pictures/scenes/woman";
import { yogaScene } from "@/components/pictures/scenes/yoga";

export const pictureScenes: Record<string, ReactNode> = {
  abstract: abstractScene,
  animal: animalScene,
  art: artScene,
  backpack: backpackScene,
  bakery: bakeryScene,
  bicycle: bicycleScene,
  book: bookScene,
  camera: cameraScene,
  candle: candleScene,
  car: carScene,
  chat: chatScene,
  city: cityScene,
  device: deviceScene,
  drink: drinkScene,
  event: eventScene,
  fashion: fashionScene,
  figures: figuresScene,
  flower: flowerScene,
  food: foodScene,
  furniture: furnitureScene,
  game: gameScene,
  health: healthScene,
  home: homeScene,
  letter: letterScene,
  money: moneyScene,
  music: musicScene,
  nature: natureScene,
  person: personScene,
  pottery: potteryScene,
  produce: produceScene,
  room: roomScene,
  school: schoolScene,
  space: spaceScene,
  sport: sportScene,
  stillLife: stillLifeScene,
  teapot: teapotScene,
  textile: textileScene,
  tools: toolsScene,
  travel: travelScene,
  woman: womanScene,
  yoga: yogaScene,
};

export const DEFAULT_SCENE = "abstract";
