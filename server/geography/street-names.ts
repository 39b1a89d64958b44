/*
 * Named streets of the five boroughs, and the main ones of nearby cities, compiled by hand: numbered streets are
 * recognized by rule. A street that is missing here is not published; add its name to the line of its type.
 */

/** Names by the type that follows them, in the Postal Service's abbreviation. */
const namesByType: Record<string, string> = {
  St: `
    Adams, Adelphi, Ainslie, Albany, Allen, Amboy, Amity, Ann, Arthur, Ash, Attorney, Austin, Bainbridge,
    Baltic, Bank, Barbey, Barclay, Barretto, Barrow, Baxter, Bay, Bayard, Beach, Beadel, Beaumont, Beaver,
    Beck, Bedford, Beech, Beekman, Belmont, Benham, Benson, Bergen, Berry, Bethune, Bleecker, Boerum, Bond,
    Bowne, Bridge, Bristol, Broad, Brook, Broome, Bryant, Burns, Butler, Calyer, Canal, Carlton, Carmine,
    Carroll, Casanova, Catherine, Cedar, Center, Centre, Chambers, Charles, Charlotte, Charlton, Chauncey,
    Cherry, Chester, Chestnut, Christie, Christopher, Chrystie, Church, Clark, Clarkson, Cleveland, Cliff,
    Clinton, Clyde, Clymer, Columbia, Commerce, Commercial, Concord, Congress, Conover, Conselyea, Cooper,
    Cornelia, Cortlandt, Coster, Court, Cranberry, Crescent, Crosby, Cross, Crown, Crystal, Cumberland,
    Dartmouth, Dawson, Dean, Debevoise, Decatur, Degraw, Delancey, Delaware, Delevan, Denman, Desbrosses,
    Devoe, Diamond, Dikeman, Division, Dock, Doscher, Doughty, Dover, Downing, Duane, Dudley, Duffield,
    Dupont, Dwight, Eagle, East Houston, Eckford, Elbertson, Eldridge, Elizabeth, Ellery, Ellison, Elm,
    Elton, Emerald, Ericsson, Essex, Exeter, Faile, Fenimore, Ferris, Fleet, Floyd, Forley, Forsyth,
    Fountain, Fox, Franklin, Freeman, Front, Frost, Fulton, Furman, Gansevoort, Garden, Garfield, Garnet,
    George, Gleane, Glover, Gold, Gouverneur, Grafton, Grand, Grant, Grattan, Greene, Greenwich, Groton,
    Grove, Guerlain, Guernsey, Hall, Halleck, Halsey, Hamilton, Hampton, Hancock, Hannah, Harman, Harrison,
    Harrow, Hart, Hausman, Havemeyer, Hawthorne, Hemlock, Hendrix, Henry, Herbert, Herkimer, Hester, Hewes,
    Hicks, Hill, Himrod, Hinsdale, Hoffman, Holly, Home, Hooper, Hope, Horatio, Houston, Howard, Hoyt,
    Hubert, Hudson, Hughes, Hull, Humboldt, Huntington, Huron, Hyatt, Imlay, India, Ingraham, Ingram,
    Irving, Ithaca, Jackson, Jane, Java, Jay, Jefferson, Jennings, Jerome, Jersey, Jewel, John, Johnson,
    Joralemon, Joseph, Judge, Juniper, Juno, Kane, Keap, Kelly, Kenmare, Kent, Kessel, Ketcham, King,
    Kingsland, Kinsella, Kosciuszko, Lafayette, Laight, Lawrence, Layton, Leavitt, Leonard, Leroy, Lewis,
    Lexington, Liberty, Lincoln, Linden, Linwood, Lispenard, Livingston, Logan, Lombardy,
    Lorimer, Lorraine, Lott, Loubet, Ludlow, Luquer, Lynch, MacDonough, Macdougal, Macnish, Macon, Madison,
    Main, Mangin, Manida, Manse, Marion, Market, Maujer, McKibbin, Melrose, Menahan, Mercer, Meserole,
    Middagh, Middleton, Midwood, Milford, Mill, Miller, Minetta, Minna, Moffat, Monitor, Monroe, Montague,
    Montauk, Montgomery, Moore, Morton, Mott, Mulberry, Murray, Myrtle, Nansen, Nassau, Navy, Nelson,
    Nevins, New, Newark, Newel, Noble, Norfolk, Norman, North Moore, Oak, Oceania, Olcott, Olive, Oliver,
    Orange, Orchard, Orient, Osborn, Overing, Oxford, Pacific, Palisade, Palmetto, Park, Paterson, Pearl,
    Pell, Penn, Perry, Pierrepont, Pike, Pine, Pineapple, Pioneer, Pitt, Poplar, Powell, Powers, President,
    Prince, Prospect, Provost, Purdy, Quay, Quincy, Radford, Rapelye, Reade, Rector, Remsen, Renwick,
    Richards, Richardson, Richmond, Ridge, River, Rivington, Rodney, Roebling, Roosevelt, Rose, Ross,
    Rowland, Russell, Rutgers, Rutledge, Ryerson, Sackett, Sackman, Saint Edwards, Saint Felix, Sands,
    Saull, Schaefer, Schenck, Schermerhorn, Scholes, School, Seabring, Seabury, Seeley, Seigel, Seneca,
    Sharon, Sheffield, Sheriff, Silver, Simpson, Sip, Skillman, Smith, Somers, South, Spencer, Spring,
    Spruce, Stagg, Stanhope, Stanton, Starr, State, Steinway, Sterling, Steuben, Stewart, Stone, Straight,
    Strong, Stryker, Stuyvesant, Suffolk, Sullivan, Summit, Suydam, Swan, Targee, Ten Eyck, Thames,
    Thompson, Tiffany, Tompkins, Troutman, Truxton, Union, Valley, Van Brunt, Van Buren, Van Dam, Van Duzer,
    Van Dyke, Van Houten, Vandam, Vanderbilt, Varet, Varick, Vermont, Verona, Vesey, Vestry, Wadsworth,
    Walker, Wall, Wallabout, Walton, Walworth, Warren, Warwick, Washington, Water, Watkins, Watts, Waverly,
    Weirfield, West, West Houston, Whipple, White, Whitehall, William, Willoughby, Willow, Wilson, Winthrop,
    Withers, Wolcott, Woodbine, Woodhull, Woodward, Wooster, Worth, Wright, Wyckoff, Wyona, York`,
  Ave: `
    Adams, Alabama, Albany, Alexander, Allerton, Amsterdam, Andrews, Anthony, Aqueduct, Arden, Arlington,
    Arnold, Arnow, Arthur, Ascan, Ash, Ashburton, Atkins, Atlantic, Audubon, Autumn, Bailey, Bainbridge,
    Barclay, Barnes, Bartow, Bathgate, Bay, Bay Ridge, Baychester, Bayview, Beach, Beaumont, Bedford, Beech,
    Bell, Belmont, Bement, Benedict, Benson, Bergen, Bergenline, Betts, Blackrock, Blake, Bogart, Bolton,
    Boston, Bouck, Boyd, Bradford, Bradhurst, Bradley, Brady, Briggs, Brighton, Bristol, Bronx Park, Bronx
    River, Bronxwood, Brook, Brooklyn, Bruner, Bryant, Buchanan, Buffalo, Buhre, Burke, Burnside, Bushwick,
    Butler, Caldwell, Calhoun, Cambria, Cambridge, Carlton, Carpenter, Castle Hill, Castleton, Catalpa,
    Cauldwell, Cebra, Cedar, Central, Central Park, Charlotte, Chatterton, Chauncey, Cherry, Christie,
    Church, City Island, Claflin, Claremont, Clark, Classon, Clay, Clermont, Cleveland, Clinton, Colden,
    College, Columbia, Columbus, Commonwealth, Communipaw, Concord, Conduit, Coney Island, Convent, Cooper,
    Cornaga, Corona, Cranford, Crescent, Creston, Crocheron, Cromwell, Cropsey, Crosby, Croton, Crotona,
    Cruger, Cypress, Daly, Davidson, Davis, DeKalb, Decatur, Delafield, Delancey, Delaware, Devoe,
    Dewey, Ditmas, Division, Driggs, Dumont, Durant, Dwight, East Burnside, East End,     Eastburn, Eastern, Echo, Edenwald, Edgecombe, Edgewater, Edgewood, Edison, Elder, Ellis, Ellsworth,
    Elmhurst, Elton, Ely, Empire, Euclid, Evergreen, Fairmount, Fairview, Field, Findlay, Flatbush,
    Flatlands, Fletcher, Flushing, Forest, Forest Park, Fort Washington, Foster, Fountain, Fowler, Franklin,
    Frisby, Fteley, Gates, Georgia, Geranium, Gerard, Gerritsen, Getty, Givan, Gleason, Glebe, Glenmore,
    Glenwood, Goethals, Graham, Grand, Grandview, Grant, Greeley, Greene, Greenpoint, Greenwich, Greenwood,
    Grosvenor, Gunther, Hamilton, Hammersley, Hampton, Hancock, Harrison, Hart, Havemeyer, Haven, Haviland,
    Hawthorne, Hegeman, Henderson, Hering, Hermany, Hewitt, Highland, Highlawn, Hillside, Hinsdale, Hobart,
    Hoe, Hoffman, Holland, Hollis, Holly, Home, Hone, Honeywell, Howard, Hudson, Hughes, Huguenot, Hull,
    Hunt, Hunter, Hunts Point, Independence, Inwood, Iris, Irving, Jackson, Jamaica, Jefferson, Jericho,
    Jerome, Jersey, Jesup, Jewel, Jewett, Johnson, Juniper, Kalmia, Kearney, Kensington, Kent, Kepler,
    Kimball, King, Kings, Kingsbridge, Kingsland, Kingston, Kissel, Klondike, Knapp, Knickerbocker,
    Knollwood, Laburnum, Laconia, Lafayette, Lake, Lakeview, Lansing, Laurel, Lawrence, Lawton, Lee,
    Lefferts, Leland, Lenox, Leonard, Lewis, Lexington, Liberty, Lincoln, Linden, Livingston, Livonia,
    Locust, Logan, Longfellow, Longwood, Loring, Lott, Louisiana, Lurting, Luten, Lydig, Lyman, Lyon,
    Maclay, Madison, Mahan, Manhattan, Manor, Mapes, Maple, Marathon, Marcy, Marine, Marion, Martense,
    Martha, Maspeth, Matthews, Mayfair, Mayflower, McDonald, McKinley, McLean, Melrose, Mermaid, Meserole,
    Metcalf, Metropolitan, Meyer, Mickle, Midland, Mill, Miller, Milton, Minford, Monroe, Montauk,
    Montgomery, Montrose, Morgan, Morningside, Morris, Morris Park, Morrison, Mott, Mount Eden, Mulford,
    Muliner, Murdock, Murray, Myrtle, Nagle, Narrows, Nassau, Needham, Negundo, Nelson, Nepperhan, Neptune,
    Nereid, Netherland, New Jersey, New Lots, New Utrecht, New York, Newark, Newbold, Newkirk, Newport,
    Newtown, Noble, Norman, North Conduit, Norwood, Nostrand, Oak, Oakland, Ocean, Odell, Ogden, Olinville,
    Olmstead, Orchard, Otis, Otsego, Outlook, Oxford, Paidge, Palisade, Park, Parkside, Parkview, Patchen,
    Paulding, Paulison, Pelham, Pelton, Pennsylvania, Perry, Pilgrim, Pitkin, Plimpton, Poillon, Popham,
    Poplar, Port Richmond, Portage, Post, Powell, Powers, Pratt, Prospect, Provost, Pugsley, Purdy, Putnam,
    Quince, Radcliff, Railroad, Ralph, Randall, Reid, Remsen, Reservoir, Rev James Polite, Revere, Richmond,
    Ridge, Ridgewood, Riverdale, Riverside, Roberts, Rochambeau, Rochelle, Rochester, Rockaway, Rockland,
    Roebling, Rogers, Roosevelt, Rose, Rosedale, Rossville, Ruby, Rugby, Ryer, Ryerson, Saint Anns, Saint
    Johns, Saint Lawrence, Saint Marks, Saint Nicholas, Saint Raymond, Saint Raymonds, Saint Theresa,
    Sanford, Santiago, Saratoga, Schenck, Schenectady, Schley, Scott, Screvin, Seabury, Seagirt, Seaver,
    Sedgwick, Selwyn, Seneca, Seton, Seward, Seymour, Shakespeare, Sheffield, Shepherd, Sheridan, Sherman,
    Shore, Skillman, Slocum, Slosson, Snediker, Snyder, Somerset, Soundview, South, South Conduit, Spencer,
    Stadium, Stanley, Stebbins, Sterling, Steuben, Stewart, Stillwell, Stratford, Strickland, Strong,
    Stuyvesant, Summit, Sunnyside, Surf, Sutter, Swinton, Taft, Taylor, Tenbroeck, Terrace, Thatford,
    Theriot, Thieriot, Throop, Tibbett, Tiebout, Tiemann, Tilden, Tillotson, Tinton, Todt Hill, Tomlinson,
    Tompkins, Topping, Townsend, Tratman, Tremont, Trinity, Troy, Tryon, Turnbull, Tyndall, Undercliff,
    Underhill, Union, University, Utica, Valentine, Van Cortlandt, Van Name, Van Nest, Van Pelt, Van Siclen,
    Van Sinderen, Vanderbilt, Vandervoort, Varick, Vermilyea, Vermont, Vernon, Victory, Villa, Vincent,
    Virginia, Voorhies, Vreeland, Vyse, Waldo, Wales, Wallace, Walton, Warburton, Waring, Warwick,
    Washington, Waterbury, Watson, Waverly, Webster, Weeks, Wellman, West, West Burnside, West End, West
    Tremont, Westchester, Westervelt, Westminster, White Plains, Whitlock, Whitney, Whittier, Wickham,
    Wilcox, Wilkinson, Willett, Williams, Willis, Willoughby, Wilson, Windsor, Woodhaven, Woodhull,
    Woodruff, Woodside, Woodward, Woodycrest, Wyckoff, Wythe, Yates, York, Zerega, Zulette`,
  Blvd: `
    Adam Clayton Powell Jr, Astoria, Atlantic, Bell, Brookville, Bruckner, College Point, Cross Bay,
    Ditmars, Dr Martin Luther King Jr, Farmers, Father Capodanno, Francis Lewis, Frederick Douglass, Guy R
    Brewer, Hollis Court, Horace Harding, Hylan, JFK, John F Kennedy, Junction, Kennedy, Kissena, Lefferts,
    Linden, Little Neck, Malcolm X, Marcus Garvey, Marin, Martin Luther King Jr, McGuinness, Merrick,
    Northern, Queens, Ridge, Rockaway, Rockaway Beach, Rockaway Point, Seagirt, Southern, Springfield,
    Sutphin, Vernon, Veterans, Victory, Winchester, Woodhaven, Yellowstone`,
  Rd: `
    Albemarle, Amboy, Argyle, Arthur Kill, Beverley, Bloomingdale, Boston, Boston Post, Buckingham,
    Clarendon, Clove, Cortelyou, Country Club, Dahill, Dorchester, Douglas, East Gun Hill,
    East Kingsbridge, Eastchester, Edgewater, Farragut, Fieldston, Fingerboard, Fordham, Forest Hill, Fresh
    Pond, Giffords, Glenwood, Gravesend Neck, Gun Hill, Hampton, Henry, Highland, Johnson, Kingsbridge,
    Lefferts, Lighthouse, Linden, Macombs, Manor, Marlborough, Mayfair, Middletown, Mill, Neck, Nugent, Old
    Town, Oxford, Page, Paterson Plank, Pelham, Quentin, Richmond Hill, Riverdale, Rugby, Sea Gate,
    Sharrotts, Shore, Spuyten Duyvil, Stratford, Todt Hill, Unionport, Watchogue, West Fordham, West Gun
    Hill, West Kingsbridge, Westminster, Wetmore, White Plains, Williamsbridge, Willow, Willowbrook, Woodrow`,
  Pl: `
    Albermarle, Arion, Arlington, Ashland, Astor, Battery, Bay Ridge, Beekman, Berkeley, Bevy, Bogardus,
    Brevoort, Butler, Campus, Clifton, Clinton, College, Court, Debs, Elliott, Fairview, Fiske, Fort Greene,
    Garden, Garfield, Greenwood, Gunther, Hampton, Hanson, Harrison, Haven, Henry, Highland, Hillside,
    Irving, Jefferson, Kane, Kensington, Lafayette, Lefferts, Lincoln, Linden, MacDonough, Macombs,
    Magnolia, Manhattan, Marion, Minford, Mitchell, Monroe, Montgomery, Murray, Oliver, Oxford, Park,
    Patchin, Phelan, Plaza, Polo, Prescott, Prospect, Quentin, Revere, Rutherford, Saint Andrews, Saint
    Charles, Saint Francis, Saint James, Saint Johns, Saint Lukes, Saint Marks, Saint Pauls, Schenck,
    Sherman, Sidney, South, South Elliott, Spencer, Sterling, Stratford, Strong, Stuyvesant, Sutton, Sylvan,
    Tiemann, Tompkins, University, Van Buren, Verona, Virginia, Warren, Washington, Waverly, Webster,
    Windsor, Winthrop`,
  Dr: `
    FDR, Harlem River, Hillside, Lakeview, Laurel, Oak, Park, Parkside, Plaza, Riverside, Seaview, Shore,
    Waterview`,
  Pkwy: `
    Bay, Belt, Bronx River, Bronx and Pelham, Claremont, Cross Island, Crotona, Eastern, Fort Hamilton,
    Grand Central, Henry Hudson, Hutchinson River, Jackie Robinson, Mosholu, Ocean, Pelham, Shore`,
  Ln: `
    Giffords, Maiden, Manor, Meadow, Mill, New, New Dorp, Oak, Park, Willow`,
  Ct: `
    Albany, Bay, Bergen, Brighton, Chester, Colby, Crawford, Dahl, Dean, Elm, Garden, Gerald, Gilmore, Hall,
    Hampton, Kenmore, Lake, Lama, Linden, Lloyd, Manhattan, Matthews, Oak, Ocean, Oxford, Poplar, Prospect,
    Temple, Village, Webers, Westbury, Windsor`,
  Ter: `
    Bayview, Fairview, Greenway, Highland, Hillcrest, Hillside, Lincoln, Nicholas, Prospect,
    `,
  Tpke: `
    Hempstead, Jericho, Rockaway, Union`,
  Sq: `
    Chatham, Court, Foley, Hanover, Herald, Journal, Madison, Times, Union, Washington, Westchester`,
  Plz: `
    Grand Army, Queens, Rockefeller`,
  Hwy: `
    Kings`,
  Oval: `
    Metropolitan`,
};

/** Names that need no type, or have another one. */
const wholeNames = `
  Astor Ave, Bath Ave, Baisley Blvd, Baxter Ave, Bedford Park Blvd, Clarkson Ave, Coffey St, Columbus Circle, Cooper Sq,
  Courtlandt Ave, Doyers St, Eliot Ave, Empire Blvd, Farrington St, Featherbed Ln, Hempstead Ave, Katonah Ave, Knapp St,
  LaGuardia Pl, Mosholu Ave, Page Ave, Parsons Blvd, Penn Plz, Richmond Rd, Richmond Terrace, River Ave, Rockaway Pkwy,
  Rutland Rd, Sheepshead Bay Rd, Starling Ave, Utopia Pkwy, Willets Point Blvd,
  Academy St, Arden St, Argyle Rd, Avenue of the Americas, Avenue of the Finest, Battery Ave, Bay Ridge Pkwy,
  Beach Channel Dr, Bergen Pl, Bliss Terrace, Bogardus Pl, Bowery, Brighton Beach Ave, Brightwater Ct,
  Broadway, Bronx Park East, Bronx Park South, Cabrini Blvd, Cadman Plaza East, Cadman Plaza West, Catherine
  Slip, Central Park North, Central Park South, Central Park West, Coenties Slip, Colonel Robert Magaw Pl,
  Colonial Gardens, Colonial Rd, Columbia Heights, Coney Island Ave, Convent Ave, Crotona Park East, Crotona
  Park North, Crotona Park South, Dahlgren Pl, Dongan Pl, Dyckman St, Dyker Pl, East Broadway, Edgecombe Ave,
  Ellwood St, Emmons Ave, Forest Pkwy, Fort George Ave, Fort George Hill, Fort Greene Pl, Fort Hamilton Pkwy,
  Freedom Dr, Gelston Ave, Getty Sq, Grace Ct, Grand Concourse, Greenway North, Greenway South, Hackensack
  Plank Rd, Hamilton Ave, Hamilton Terrace, Hanover Sq, Harbor View Terrace, Henry Hudson Pkwy, Hillside Ave,
  Hinckley Pl, Indian Rd, Isham St, Johnson Ave, Jumel Terrace, Kappock St, Kings Hwy, Kingsbridge Terrace,
  Knolls Cres, Laurel Hill Terrace, Louise Terrace, Mackay Pl, Macombs Pl, Madeline Ct, Manhattan Ave,
  Manhattan College Pkwy, Marginal St, Marine Ave, Market Slip, Marlborough Rd, Mill Ln, Mosholu Pkwy North,
  Mosholu Pkwy South, N Broadway, Narrows Ave, Nepperhan Ave, North End Ave, Ocean Terrace, Oceanview Ave, Old
  Slip, Oliver St, Oriental Blvd, Overlook Terrace, Ovington Ave, Owls Head Ct, Palisade Ave, Park Ave South,
  Park Hill Ave, Park Lane North, Park Lane South, Park Row, Park Terrace East, Park Terrace West, Parkside
  Ave, Parrott Pl, Payson Ave, Peck Slip, Pelham Pkwy North, Pelham Pkwy South, Perry Terrace, Pike Slip,
  Pinehurst Ave, Prospect Park Southwest, Prospect Park West, Queens Plaza North, Queens Plaza South, Ridge
  Blvd, River Rd, Riverside Dr West, Rugby Rd, S Broadway, Saint Nicholas Pl, Saint Nicholas Terrace, Seagate
  Terrace, Seaman Ave, Sedgwick Ave, Sedgwick Pl, Senator St, Shore Blvd, Shore Front Pkwy, Shore Rd, Sickles
  St, South End Ave, Staten Island Blvd, Stewart Ave, Surf Ave, Sutton Pl South, Sylvan Terrace, Thayer St,
  The Bowery, Van Cortlandt Park East, Van Cortlandt Park South, Verandah Pl, Vineyard Ave, Vista Pl, Voorhies
  Ave, Wadsworth Terrace, Wakeman Pl, West Broadway`;

/** Streets with Arabic spellings, as Arabic-speaking New Yorkers write them, several if usage differs. */
const arabicNames: Record<string, string> = {
  'Steinway St': 'ستاينواي, ستينواي, ستاين واي, شتاينواي',
  'Atlantic Ave': 'أتلانتيك, اتلانتك, أتلنتيك',
  Broadway: 'برودواي, برود واي',
  'Main St': 'مين, مين ستريت',
  'Ditmars Blvd': 'ديتمارس, ديتمرز',
  'Astoria Blvd': 'أستوريا بوليفارد',
  'Northern Blvd': 'نورثرن, نورذرن',
  'Queens Blvd': 'كوينز بوليفارد, كوينز',
  'Roosevelt Ave': 'روزفلت',
  'Crescent St': 'كريسنت, كريسينت',
  'Vernon Blvd': 'فيرنون',
  'Metropolitan Ave': 'متروبوليتان, ميتروبوليتان',
  'Myrtle Ave': 'ميرتل',
  'Flatbush Ave': 'فلاتبوش',
  'Coney Island Ave': 'كوني آيلاند, كوني ايلند',
  'Ocean Pkwy': 'أوشن باركواي, أوشن باركوي',
  'Ocean Ave': 'أوشن, أوشن أفنيو',
  'Bay Pkwy': 'باي باركواي, باي باركوي',
  'Bay Ridge Ave': 'باي ريدج أفنيو, باي ريدج',
  'Bay Ridge Pkwy': 'باي ريدج باركواي',
  'Ridge Blvd': 'ريدج بوليفارد, ريدج',
  'Shore Rd': 'شور رود, شور',
  'Fort Hamilton Pkwy': 'فورت هاميلتون, فورت هاملتون',
  'New Utrecht Ave': 'نيو أوترخت, نيو يوتريكت',
  'Kings Hwy': 'كينغز هايواي, كينجز هايواي',
  'Church Ave': 'تشرش',
  'Court St': 'كورت',
  'Clinton St': 'كلينتون',
  'Henry St': 'هنري',
  'Smith St': 'سميث',
  'Fulton St': 'فولتون',
  'Bedford Ave': 'بدفورد, بيدفورد',
  'Nostrand Ave': 'نوستراند',
  'Knickerbocker Ave': 'نيكربوكر',
  'Eastern Pkwy': 'إيسترن باركواي',
  'Cropsey Ave': 'كروبسي',
  'Hylan Blvd': 'هايلان, هيلان',
  'Victory Blvd': 'فيكتوري',
  'Richmond Ave': 'ريتشموند',
  'Forest Ave': 'فورست',
  'Amboy Rd': 'أمبوي',
  'Morris Park Ave': 'موريس بارك',
  'White Plains Rd': 'وايت بلينز',
  'Grand Concourse': 'غراند كونكورس, جراند كونكورس',
  'E Fordham Rd': 'إيست فوردهام, فوردهام',
  'E Tremont Ave': 'إيست تريمونت, تريمونت',
  'Castle Hill Ave': 'كاسل هيل',
  'Lexington Ave': 'لكسنغتون, ليكسينغتون',
  'Madison Ave': 'ماديسون',
  'Park Ave': 'بارك أفنيو, بارك',
  'Amsterdam Ave': 'أمستردام',
  'Columbus Ave': 'كولومبوس',
  'Lenox Ave': 'لينوكس',
  'Washington St': 'واشنطن',
  'Houston St': 'هيوستن',
  'Canal St': 'كانال',
  'Wall St': 'وول ستريت, وول',
  'Hillside Ave': 'هيلسايد',
  'Jamaica Ave': 'جامايكا',
  'Sutphin Blvd': 'ساتفين',
  'Junction Blvd': 'جنكشن',
  'Woodhaven Blvd': 'وودهيفن',
  'Fresh Pond Rd': 'فريش بوند',
  'Grand Ave': 'غراند أفنيو, جراند أفنيو',
  'Grand St': 'غراند, جراند',
  'Newark Ave': 'نيوارك',
  'Bergenline Ave': 'بيرغنلاين, برغنلاين',
  'Palisade Ave': 'باليسيد',
  'Kennedy Blvd': 'كينيدي, كندي',
};

const listed = (text: string) =>
  text.split(',').map((name) =>
    name
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^Saint /, 'St '),
  );

/** All named streets, without duplicates: `Steinway St`. */
export const streetNames: readonly string[] = [
  ...new Set([
    ...Object.entries(namesByType).flatMap(([type, names]) => listed(names).map((name) => `${name} ${type}`)),
    ...listed(wholeNames),
    ...Object.keys(arabicNames),
  ]),
];

/** Arabic spellings without a leading «شارع», and their streets. */
export const arabicStreetNames: readonly (readonly [spelling: string, street: string])[] = Object.entries(
  arabicNames,
).flatMap(([street, spellings]) => listed(spellings).map((spelling) => [spelling, street] as const));
